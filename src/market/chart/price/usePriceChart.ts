import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallData } from '@/contract/calls';
import { useFormat } from '@/src/format';
import { nextTask } from '@/src/lib/nextTask';
import { useKlineFeed } from '@/src/realtime';
import { useMarket } from '../../MarketContext';
import type { CandleSource } from '../data/candleHistory';
import { CandlePace } from '../data/candlePace';
import { ChartData } from '../data/chartData';
import { LegendStore } from '../data/legendStore';
import { chartSettings } from '../settings/chartSettings';
import { mountChart } from './mountChart';
import type { PriceChart } from './priceChart';
import type { ChartRoom } from './surface';

interface PriceChartState {
  data: ChartData;
  legend: LegendStore;
  /** Undefined until its code is loaded. */
  chart: PriceChart | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Puts a chart into an element and keeps it fed: first page, running candle, and the newest page again whenever a candle may have been
 * missed. The chart draws itself; React renders nothing for it.
 */
export function usePriceChart(
  element: RefObject<HTMLElement | null>,
  source: CandleSource,
  page: CallData<'klines'> | undefined,
  room: ChartRoom,
): PriceChartState {
  const parts = useChartData(source, page);
  const { data, legend } = parts;
  const { interval } = source;
  const { priceIncrement, priceDecimals } = useMarket();
  const { locale } = useFormat();
  const [chart, setChart] = useState<PriceChart>();
  const [hasFailed, setFailed] = useState(false);
  const unmount = useRef<() => void>(undefined);

  const mount = useCallback(() => {
    unmount.current?.();
    const container = element.current;
    if (!container) return;
    let isGone = false;
    let destroy: (() => void) | undefined;
    setFailed(false);
    mountChart(container, { data, legend, market: { priceIncrement, priceDecimals }, interval, locale, room }).then(
      (made) => {
        if (isGone) return made.destroy();
        destroy = made.destroy;
        return setChart(made.chart);
      },
      // The code did not arrive: the network, or a newer version of the site.
      () => setFailed(!isGone),
    );
    unmount.current = () => {
      unmount.current = undefined;
      isGone = true;
      destroy?.();
      setChart(undefined);
    };
  }, [element, data, legend, interval, locale, priceDecimals, priceIncrement, room]);
  useEffect(() => {
    mount();
    return () => unmount.current?.();
  }, [mount]);
  return { data, legend, chart, hasFailed, retry: mount };
}

/** Candles, indicators and legend of one market and interval: values of another must never show. */
function useChartData({ symbol, interval }: CandleSource, page: CallData<'klines'> | undefined) {
  const parts = useMemo(() => {
    const data = new ChartData({ symbol, interval });
    data.choose(chartSettings.getSnapshot().indicators);
    return { data, legend: new LegendStore(data) };
  }, [symbol, interval]);
  const { data, legend } = parts;
  useEffect(() => data.listen(legend), [data, legend]);
  useEffect(
    // The chart hears of the settings by itself and draws what is computed here, so this comes first.
    () =>
      chartSettings.subscribe(() => {
        data.choose(chartSettings.getSnapshot().indicators);
        legend.refresh();
      }),
    [data, legend],
  );
  // Drawn in a task after that in which they came; by then the market may be another one.
  useEffect(() => {
    if (!page) return;
    let isGone = false;
    void nextTask().then(() => isGone || data.take(page));
    return () => {
      isGone = true;
    };
  }, [data, page]);
  const feed = useMemo(() => new CandlePace({ onCandle: (candle) => data.run(candle), onMissed: () => void data.refresh() }), [data]);
  useEffect(() => () => feed.drop(), [feed]);
  useKlineFeed(symbol, interval, feed);
  return parts;
}
