import { useTranslation } from 'next-i18next/pages';
import { INDICATOR_KINDS, type IndicatorKind } from '@/domain/chart/indicators/catalogue';
import { chartSettings, useChartSettings } from '../settings/chartSettings';
import { addIndicator } from '../settings/indicatorActs';
import styles from './Phone.module.css';

/** Each kind of indicator, on or off with one press. Those set up before come back as they were. */
export function IndicatorToggles() {
  const { t } = useTranslation('common');
  const { indicators } = useChartSettings();
  const isOn = (kind: IndicatorKind) => indicators.some((choice) => choice.kind === kind && !choice.isHidden);
  const toggle = (kind: IndicatorKind) => {
    if (!indicators.some((choice) => choice.kind === kind)) return addIndicator(kind);
    const isHidden = isOn(kind);
    chartSettings.change({ indicators: indicators.map((choice) => (choice.kind === kind ? { ...choice, isHidden } : choice)) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways.
    <div role="group" aria-label={t('trade.indicator.title')} className={styles.foot}>
      {INDICATOR_KINDS.map((kind) => (
        <button key={kind} type="button" className={styles.toggle} aria-pressed={isOn(kind)} onClick={() => toggle(kind)}>
          {kind}
        </button>
      ))}
    </div>
  );
}
