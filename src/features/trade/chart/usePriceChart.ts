import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallData } from '@/contract/calls';
import type { Candle } from '@/domain/chart/candles';
import { useFormat } from '@/src/format';
import { type KlineListener, useKlineFeed } from '@/src/realtime';
import { useMarket } from '../TradeContext';
import { CandleHistory, type CandleSource } from './candleHistory';
import { clockOffsetSeconds } from './clockOffset';
import type { LegendStore } from './legendStore';
import { type MountedChart, mountChart } from './mountChart';
import type { PriceChart } from './priceChart';

interface PriceChartState {
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
  legend: LegendStore,
): PriceChartState {
  const { symbol, interval } = source;
  const { priceIncrement, priceDecimals } = useMarket();
  const { locale } = useFormat();
  const history = useMemo(() => new CandleHistory({ symbol, interval }), [symbol, interval]);
  const [chart, setChart] = useState<PriceChart>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<PriceChart>(undefined);

  const unmount = useRef<() => void>(undefined);

  const mount = useCallback(() => {
    unmount.current?.();
    const container = element.current;
    if (!container) return;
    let isGone = false;
    let mounted: MountedChart | undefined;
    const parts = { history, legend, market: { priceIncrement, priceDecimals }, locale, offsetSeconds: clockOffsetSeconds(interval) };
    setFailed(false);
    mountChart(container, parts).then(
      (made) => {
        if (isGone) return made.destroy();
        mounted = made;
        latest.current = made.chart;
        return setChart(made.chart);
      },
      // The code did not arrive: the network, or a newer version of the site.
      () => setFailed(!isGone),
    );
    unmount.current = () => {
      unmount.current = undefined;
      isGone = true;
      mounted?.destroy();
      latest.current = undefined;
      setChart(undefined);
    };
  }, [element, history, interval, legend, locale, priceDecimals, priceIncrement]);
  useEffect(() => {
    mount();
    return () => unmount.current?.();
  }, [mount]);

  useEffect(() => {
    if (!page) return;
    history.take(page);
    latest.current?.setCandles(history.candles);
    legend.show(history.candles);
  }, [history, legend, page]);

  useKlineFeed(symbol, interval, useFeed(history, latest, legend));
  return { chart, hasFailed, retry: mount };
}

function useFeed(history: CandleHistory, chart: RefObject<PriceChart | undefined>, legend: LegendStore): KlineListener {
  return useMemo(() => {
    const refresh = async () => {
      await history.refresh().catch(() => undefined);
      chart.current?.setCandles(history.candles);
      legend.show(history.candles);
    };
    return {
      onCandle: (candle: Candle) => {
        // Before the first page there is nothing to continue.
        if (history.candles.length === 0) return;
        const isNext = history.run(candle);
        chart.current?.update(history.candles, candle);
        legend.show(history.candles);
        if (!isNext) void refresh();
      },
      onMissed: () => void refresh(),
    };
  }, [history, chart, legend]);
}
