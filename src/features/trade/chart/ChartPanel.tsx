import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import { useFreshness } from '@/src/realtime';
import { FreshnessChip } from '../status/FreshnessChip';
import terminal from '../Terminal.module.css';
import styles from './Chart.module.css';
import { IntervalBar } from './IntervalBar';
import { PriceView } from './price/PriceView';
import { useInterval } from './useInterval';

const FEW_INTERVALS: readonly KlineInterval[] = ['15m', '1h', '4h', '1d'];

interface ChartPanelProps {
  /** Fewer intervals in the bar and a one-line legend. */
  isSmall: boolean;
  className?: string;
}

/** Candles, volume and averages under the choice of their interval. */
export function ChartPanel({ isSmall, className }: ChartPanelProps) {
  const { t } = useTranslation('common');
  const [interval, setInterval] = useInterval();
  const freshness = useFreshness();
  return (
    <section className={clsx(terminal.panel, className)} aria-label={t('trade.chart')}>
      <div className={styles.bar}>
        <IntervalBar interval={interval} onChange={setInterval} shown={isSmall ? FEW_INTERVALS : KLINE_INTERVALS} />
        <span className={terminal.grow} />
        <FreshnessChip freshness={freshness} />
      </div>
      <PriceView interval={interval} isSmall={isSmall} />
    </section>
  );
}
