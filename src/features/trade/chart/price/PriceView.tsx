import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef } from 'react';
import type { KlineInterval } from '@/domain/chart/intervals';
import { useKlines } from '@/src/api/queries/market';
import { isStale, useFreshness } from '@/src/realtime';
import { ErrorView } from '@/src/ui/views/ErrorView';
import freshnessStyles from '../../status/Freshness.module.css';
import { useMarket } from '../../TradeContext';
import styles from '../Chart.module.css';
import { ChartLegend } from '../ChartLegend';
import { ChartSkeleton } from '../ChartSkeleton';
import { LegendStore } from '../legendStore';
import { useOrderLines } from '../useOrderLines';
import { usePriceChart } from '../usePriceChart';

const FIRST_PAGE = 300;
const AVERAGES = [7, 25, 99];

interface PriceViewProps {
  interval: KlineInterval;
  /** A one-line legend. */
  isSmall: boolean;
}

/** The candles of the market in view and what stands on them. Always left to right. */
export function PriceView({ interval, isSmall }: PriceViewProps) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
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
  );
}
