import { useTranslation } from 'next-i18next/pages';
import { CHART_VIEWS, chartSettings, useChartSettings } from '../settings/chartSettings';
import tool from './Tool.module.css';
import styles from './Toolbar.module.css';

/** Candles or depth. */
export function ViewSwitch() {
  const { t } = useTranslation('common');
  const { view } = useChartSettings();
  return (
    <fieldset className={styles.group}>
      <legend className="sr-only">{t('trade.chartTools.view')}</legend>
      {CHART_VIEWS.map((value) => (
        <button
          key={value}
          type="button"
          className={tool.tool}
          aria-pressed={value === view}
          onClick={() => chartSettings.change({ view: value })}
        >
          {t(`trade.chartTools.${value}`)}
        </button>
      ))}
    </fieldset>
  );
}
