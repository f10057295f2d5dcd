import clsx from 'clsx';
import { Eye, EyeOff, Settings2, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { useFormat } from '@/src/format';
import { useWriter } from '@/src/ui/numbers/useWriter';
import { writeText } from '@/src/ui/numbers/writeText';
import { useMarket } from '../../MarketContext';
import type { LegendStore } from '../data/legendStore';
import { indicatorTitle } from '../indicators/indicatorName';
import { openIndicator } from '../indicators/openIndicator';
import { hasSettings, removeIndicator, toggleIndicator } from '../settings/indicatorActs';
import type { IndicatorChoice } from '../settings/indicatorChoice';
import { indicatorTexts } from './indicatorTexts';
import styles from './Legend.module.css';

interface IndicatorLegendProps {
  choice: IndicatorChoice;
  legend: LegendStore;
  /** False: the chart is too low for its pane. */
  hasRoom?: boolean;
}

/** An indicator's name, its values at the candle in question (written, not rendered) and, on hover or focus, what can be done with it. */
export function IndicatorLegend({ choice, legend, hasRoom = true }: IndicatorLegendProps) {
  const { t } = useTranslation('common');
  const market = useMarket();
  const { locale } = useFormat();
  const title = indicatorTitle(choice, t('trade.indicator.volume'));
  const group = useRef<HTMLDivElement>(null);
  const read = () => indicatorTexts(choice, legend.getSnapshot().valuesOf(choice.id), market, locale);
  useWriter(group, legend.subscribe, (element) => {
    const texts = read();
    element.querySelectorAll<HTMLElement>('[data-part="value"]').forEach((part, index) => {
      writeText(part, texts[index]?.text ?? '');
      const color = texts[index]?.color ?? '';
      if (part.style.color !== color) part.style.color = color;
    });
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this names three buttons after their indicator.
    <div
      ref={group}
      className={clsx(styles.indicator, choice.isHidden && styles.isHidden)}
      role="group"
      aria-label={title}
      data-indicator={choice.kind}
    >
      <span>{title}</span>
      {choice.isHidden || hasRoom ? null : <span>{t('trade.indicator.noRoom')}</span>}
      {choice.isHidden || !hasRoom
        ? null
        : read().map(({ line, text, color }) => (
            <span key={line} className="num" style={{ color }} data-part="value">
              {text}
            </span>
          ))}
      <Actions choice={choice} />
    </div>
  );
}

function Actions({ choice }: { choice: IndicatorChoice }) {
  const { t } = useTranslation('common');
  const hide = t(choice.isHidden ? 'trade.indicator.show' : 'trade.indicator.hide');
  return (
    <span className={styles.actions}>
      <button type="button" className={styles.action} aria-label={hide} title={hide} onClick={() => toggleIndicator(choice.id)}>
        {choice.isHidden ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
      </button>
      {hasSettings(choice.kind) ? (
        <button
          type="button"
          className={styles.action}
          aria-label={t('trade.indicator.settings')}
          title={t('trade.indicator.settings')}
          onClick={() => openIndicator.set(choice.id)}
        >
          <Settings2 size={14} aria-hidden="true" />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.action}
        aria-label={t('trade.indicator.remove')}
        title={t('trade.indicator.remove')}
        onClick={() => removeIndicator(choice.id)}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  );
}
