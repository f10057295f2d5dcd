import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef } from 'react';
import { KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import { useKlines } from '@/src/api/queries/market';
import { isStale, useFreshness } from '@/src/realtime';
import { ErrorView } from '@/src/ui/views/ErrorView';
import freshnessStyles from '../status/Freshness.module.css';
import { FreshnessChip } from '../status/FreshnessChip';
import terminal from '../Terminal.module.css';
import { useMarket } from '../TradeContext';
import styles from './Chart.module.css';
import { ChartLegend } from './ChartLegend';
import { ChartSkeleton } from './ChartSkeleton';
import { IntervalBar } from './IntervalBar';
import { LegendStore } from './legendStore';
import { useInterval } from './useInterval';
import { useOrderLines } from './useOrderLines';
import { usePriceChart } from './usePriceChart';

const FIRST_PAGE = 300;
const AVERAGES = [7, 25, 99];
const FEW_INTERVALS: readonly KlineInterval[] = ['15m', '1h', '4h', '1d'];

interface ChartPanelProps {
  /** Fewer intervals in the bar and a one-line legend. */
  isSmall: boolean;
  className?: string;
}

/** Candles, volume and averages. Always left to right. */
export function ChartPanel({ isSmall, className }: ChartPanelProps) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const [interval, setInterval] = useInterval();
  const { data: page, error, mutate } = useKlines({ coinSymbol: symbol, type: interval, limit: FIRST_PAGE });
  // One legend per market and interval: values of another must never show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const legend = useMemo(() => new LegendStore(AVERAGES), [symbol, interval]);
  const container = useRef<HTMLElement>(null);
  const { chart, hasFailed, retry } = usePriceChart(container, { symbol, interval }, page, legend);
  const lines = useOrderLines();
  useEffect(() => chart?.setOrders(lines), [chart, lines]);
  const freshness = useFreshness();
  return (
    <section className={clsx(terminal.panel, className)} aria-label={t('trade.chart')}>
      <div className={styles.bar}>
        <IntervalBar interval={interval} onChange={setInterval} shown={isSmall ? FEW_INTERVALS : KLINE_INTERVALS} />
        <span className={terminal.grow} />
        <FreshnessChip freshness={freshness} />
      </div>
      <div className={clsx(styles.canvas, isStale(freshness) && freshnessStyles.stale)} dir="ltr">
        <ChartLegend legend={legend} interval={interval} lengths={AVERAGES} isShort={isSmall} />
        {/* Not an image: nobody reaches what is inside of one, and the library's own link stands there. */}
        <figure ref={container} className={styles.container} aria-label={t('trade.chartOf', { pair: symbol.replace('_', '/') })} />
        {!page && !error ? <ChartSkeleton /> : null}
        {hasFailed || (error && !page) ? (
          <div className={styles.cover}>
            <ErrorView title={t('trade.chartFailed')} onRetry={() => (hasFailed ? retry() : void mutate())} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
