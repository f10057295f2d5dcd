import { chartNumber } from '@/domain/chart/candles';
import { axisPrice } from '../model/chartText';
import type { TradeMarket } from '../model/tradeMarket';
import type { CandleHistory } from './candleHistory';
import { readChartColors, watchChartColors } from './chartColors';
import type { LegendStore } from './legendStore';
import type { PriceChart } from './priceChart';

export interface ChartParts {
  history: CandleHistory;
  legend: LegendStore;
  market: Pick<TradeMarket, 'priceIncrement' | 'priceDecimals'>;
  locale: string;
  offsetSeconds: number;
}

export interface MountedChart {
  chart: PriceChart;
  destroy(): void;
}

/**
 * Loads the chart's code, draws what is known of the candles into an element and follows the page's colours. Scrolling back loads
 * older pages. Rejects when the code cannot be loaded.
 */
export async function mountChart(container: HTMLElement, parts: ChartParts): Promise<MountedChart> {
  const { history, legend, market, locale, offsetSeconds } = parts;
  const [library, { PriceChart }] = await Promise.all([import('lightweight-charts'), import('./priceChart')]);
  const root = document.documentElement;
  let isGone = false;

  const older = async () => {
    // A page that cannot be had now is asked for again at the next scroll.
    const hasMore = await history.loadOlder().catch(() => false);
    if (hasMore && !isGone) chart.setCandles(history.candles);
  };
  const chart = new PriceChart(
    library,
    container,
    {
      formatPrice: (price) => axisPrice(price, market.priceIncrement, market.priceDecimals, locale),
      onHover: (time) => legend.hover(time),
      onReachStart: () => void older(),
    },
    { colors: readChartColors(root), minMove: chartNumber(market.priceIncrement), offsetSeconds },
  );
  if (history.candles.length > 0) chart.setCandles(history.candles);
  const unwatch = watchChartColors(root, () => chart.setColors(readChartColors(root)));
  return {
    chart,
    destroy: () => {
      isGone = true;
      unwatch();
      chart.destroy();
    },
  };
}
