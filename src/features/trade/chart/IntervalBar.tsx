import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import { Menu } from '@/src/ui/menu/Menu';
import styles from './Chart.module.css';
import { intervalLabel } from './intervalLabel';

interface IntervalBarProps {
  interval: KlineInterval;
  onChange: (interval: KlineInterval) => void;
  /** Those that get a button of their own; the rest are in the menu behind. */
  shown: readonly KlineInterval[];
  className?: string;
}

/** How long one candle is. */
export function IntervalBar({ interval, onChange, shown, className }: IntervalBarProps) {
  const { t } = useTranslation('common');
  const hidden = KLINE_INTERVALS.filter((value) => !shown.includes(value));
  const isHidden = hidden.includes(interval);
  const options = hidden.map((value) => ({ value, label: intervalLabel(value) }));
  return (
    <fieldset className={clsx(styles.tools, className)}>
      <legend className="sr-only">{t('trade.interval')}</legend>
      {shown.map((value) => (
        <button key={value} type="button" className={styles.tool} aria-pressed={value === interval} onClick={() => onChange(value)}>
          <bdi className="num">{intervalLabel(value)}</bdi>
        </button>
      ))}
      {hidden.length === 0 ? null : (
        <Menu
          options={options}
          value={interval}
          onSelect={onChange}
          label={t('trade.moreIntervals')}
          width={120}
          trigger={(props) => (
            <button {...props} type="button" className={styles.tool} aria-pressed={isHidden} aria-label={t('trade.moreIntervals')}>
              {isHidden ? <bdi className="num">{intervalLabel(interval)}</bdi> : null}
              <ChevronDown size={14} aria-hidden="true" />
            </button>
          )}
        />
      )}
    </fieldset>
  );
}
