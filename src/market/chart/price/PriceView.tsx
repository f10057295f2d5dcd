import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import type { KlineInterval } from '@/domain/chart/intervals';
import { usePairName } from '@/src/brand/usePairName';
import { isStale, useFreshness } from '@/src/realtime';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { useMarket } from '../../MarketContext';
import freshnessStyles from '../../status/Freshness.module.css';
import styles from '../Chart.module.css';
import { ChartSkeleton } from '../ChartSkeleton';
import { useFirstCandles } from '../data/useFirstCandles';
import { IndicatorSettingsSlot } from '../indicators/IndicatorSettingsSlot';
import { ChartLegend } from '../legend/ChartLegend';
import { PaneLegends } from '../legend/PaneLegends';
import { OrderTags } from '../orders/OrderTags';
import { useGroupWords } from '../orders/useGroupWords';
import { useOrderLines } from '../orders/useOrderLines';
import { useOwnFills } from '../orders/useOwnFills';
import { offerPicture } from '../toolbar/chartPicture';
import { ChartEdge } from './ChartEdge';
import { ChartSummary } from './ChartSummary';
import { NoCandles } from './NoCandles';
import type { ChartRoom } from './surface';
import { useChartKeys } from './useChartKeys';
import { usePriceChart } from './usePriceChart';
import { Watermark } from './Watermark';

interface PriceViewProps {
  interval: KlineInterval;
  room: ChartRoom;
  /** Another line over the chart names the market, so the legend does not. */
  hasHead: boolean;
}

/** The candles of the market in view and what stands on them. Always left to right. */
export function PriceView({ interval, room, hasHead }: PriceViewProps) {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { data: page, error, mutate } = useFirstCandles(interval);
  const container = useRef<HTMLElement>(null);
  const { data, legend, chart, hasFailed, retry } = usePriceChart(container, { symbol, interval }, page, room);
  const orders = useOrderLines();
  const fills = useOwnFills(interval);
  const groupWords = useGroupWords();
  useEffect(() => chart?.setOrders(orders, groupWords), [chart, orders, groupWords]);
  useEffect(() => chart?.setFills(fills.signs), [chart, fills]);
  useEffect(() => (chart ? offerPicture(() => chart.picture()) : undefined), [chart]);
  const onKeyDown = useChartKeys(chart);
  const freshness = useFreshness();
  const summary = useId();
  const legendBox = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={clsx(styles.canvas, isStale(freshness) && freshnessStyles.stale)} dir="ltr">
      {/* Not an image: nobody reaches what is inside of one, and the library's own link stands there. */}
      <figure
        ref={container}
        className={styles.container}
        aria-label={t('trade.chartOf', { pair: pairName(symbol) })}
        aria-describedby={summary}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls and zooms it, as the pointer does.
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      <Watermark />
      <ChartSummary id={summary} data={data} interval={interval} />
      <ChartLegend ref={legendBox} legend={legend} chart={chart} interval={interval} fills={fills} room={room} hasName={!hasHead} />
      {chart ? (
        <>
          <PaneLegends chart={chart} legend={legend} />
          <OrderTags chart={chart} orders={orders} legend={legendBox} />
          <ChartEdge chart={chart} data={data} />
        </>
      ) : null}
      <IndicatorSettingsSlot anchor={box} />
      {!page && !error ? <ChartSkeleton /> : null}
      <NoCandles data={data} />
      {hasFailed || (error && !page) ? (
        <div className={styles.cover} dir="auto">
          <ErrorView title={t('trade.chartFailed')} onRetry={() => (hasFailed ? retry() : void mutate())} />
        </div>
      ) : null}
    </div>
  );
}
