import { type RefObject, useEffect, useMemo, useState } from 'react';
import { BOOK_SCALE } from '@/domain/book/level';
import { chartNumber } from '@/domain/chart/candles';
import { toUnits } from '@/domain/money/units';
import { useFormat } from '@/src/format';
import { useRealtime } from '@/src/realtime';
import { useMarket } from '../../MarketContext';
import { axisSize, stepPrice } from '../chartText';
import { readChartColors, watchChartColors } from '../price/chartColors';
import { useChartSettings } from '../settings/chartSettings';
import { DepthChart } from './depthChart';
import { useOwnOrders } from './useOwnOrders';

/** Keeps a depth chart on a canvas: its size, the page's colours, the book, own orders. Undefined until the canvas stands. */
export function useDepthChart(canvas: RefObject<HTMLCanvasElement | null>): DepthChart | undefined {
  const { symbol } = useMarket();
  const { realtime } = useRealtime();
  const [chart, setChart] = useState<DepthChart>();
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const root = document.documentElement;
    const made = new DepthChart(target, readChartColors(root));
    const measure = () => made.resize({ width: target.clientWidth, height: target.clientHeight }, window.devicePixelRatio);
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    const unwatch = watchChartColors(root, () => made.setColors(readChartColors(root)));
    setChart(made);
    return () => {
      observer.disconnect();
      unwatch();
      setChart(undefined);
    };
  }, [canvas]);

  const parts = useInput();
  useEffect(() => {
    if (!chart) return;
    const store = realtime.book(symbol);
    const show = () => {
      const { book } = store.getSnapshot();
      if (book) chart.show({ ...parts, book });
    };
    const release = realtime.readBook(symbol);
    const unsubscribe = store.subscribe(show);
    show();
    return () => {
      unsubscribe();
      release();
    };
  }, [chart, realtime, symbol, parts]);
  return chart;
}

/** Everything the chart needs besides the book. */
function useInput() {
  const { base, priceIncrement, priceDecimals, sizeDecimals } = useMarket();
  const { depthRange } = useChartSettings();
  const orders = useOwnOrders();
  const format = useFormat();
  return useMemo(
    () => ({
      range: String(depthRange),
      tick: toUnits(priceIncrement, BOOK_SCALE) ?? 1n,
      orders,
      texts: {
        price: (price: number, step: number) => stepPrice(price, step, format.locale),
        size: (size: number, step: number) => axisSize(size, step, format.locale),
        asset: base,
        mark: (price: string, percent: string) => `${format.price(price, priceDecimals)}  ${format.percent(percent)}`,
        total: (size: string) => (chartNumber(size) >= 1_000 ? format.compact(size) : format.fixed(size, Math.min(2, sizeDecimals))),
      },
    }),
    [base, priceIncrement, priceDecimals, sizeDecimals, depthRange, orders, format],
  );
}
