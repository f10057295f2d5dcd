import { chartNumber } from '@/domain/chart/candles';
import type { KlineInterval } from '@/domain/chart/intervals';
import { formatCountdown } from '@/src/format';
import { nextTask } from '@/src/lib/nextTask';
import type { TradeMarket } from '../../tradeMarket';
import { axisPrice, studyText } from '../chartText';
import type { ChartData } from '../data/chartData';
import { clockOffsetSeconds, hasClock } from '../data/clockOffset';
import { startCountdown } from '../data/countdown';
import type { LegendStore } from '../data/legendStore';
import { chartSettings } from '../settings/chartSettings';
import { readChartColors, watchChartColors } from './chartColors';
import type { PriceChart } from './priceChart';
import type { ChartRoom } from './surface';

export interface ChartParts {
  data: ChartData;
  legend: LegendStore;
  market: Pick<TradeMarket, 'priceIncrement' | 'priceDecimals'>;
  interval: KlineInterval;
  locale: string;
  room: ChartRoom;
}

export interface MountedChart {
  chart: PriceChart;
  destroy(): void;
}

/**
 * Loads the chart's code, draws what is known of the candles into an element, and follows the candles, the settings and the page's
 * colours from then on. Rejects when the code cannot be loaded.
 */
export async function mountChart(container: HTMLElement, parts: ChartParts): Promise<MountedChart> {
  const { data, legend, market, interval, locale, room } = parts;
  const [library, { PriceChart }] = await Promise.all([import('lightweight-charts'), import('./priceChart')]);
  // To run that code is a task, to draw another: on a phone each is long enough.
  await nextTask();
  const root = document.documentElement;
  const chart = new PriceChart(
    library,
    container,
    data,
    {
      formatPrice: (price) => axisPrice(price, market.priceIncrement, market.priceDecimals, locale),
      formatNumber: (value, decimals) => studyText(value, decimals, locale),
      onHover: (time) => legend.hover(time),
      onReachStart: () => void data.loadOlder(),
    },
    {
      colors: readChartColors(root),
      minMove: chartNumber(market.priceIncrement),
      offsetSeconds: clockOffsetSeconds(interval),
      hasClock: hasClock(interval),
      locale,
      room,
    },
  );
  const stops = start(chart, parts, container);
  return {
    chart,
    destroy: () => {
      for (const stop of stops) stop();
      chart.destroy();
    },
  };
}

function start(chart: PriceChart, { data, interval }: ChartParts, container: HTMLElement): (() => void)[] {
  const root = document.documentElement;
  const follow = () => chart.apply(chartSettings.getSnapshot());
  follow();
  chart.onAll();
  const size = new ResizeObserver(() => chart.resize());
  size.observe(container);
  return [
    data.listen(chart),
    chartSettings.subscribe(follow),
    watchChartColors(root, () => chart.setColors(readChartColors(root))),
    startCountdown(interval, (seconds) => chart.setCountdown(formatCountdown(seconds))),
    () => size.disconnect(),
  ];
}
