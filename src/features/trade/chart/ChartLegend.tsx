import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { candleChange } from '@/domain/chart/hover';
import type { KlineInterval } from '@/domain/chart/intervals';
import { useFormat } from '@/src/format';
import { axisPrice, candleChangeText } from '../model/chartText';
import { pairName } from '../model/tradeMarket';
import { useMarket } from '../TradeContext';
import styles from './Chart.module.css';
import { intervalLabel } from './intervalLabel';
import type { LegendStore } from './legendStore';

interface ChartLegendProps {
  legend: LegendStore;
  interval: KlineInterval;
  lengths: readonly number[];
  /** Averages only, on small screens. */
  isShort: boolean;
}

/** Open, high, low and close of the candle under the crosshair, and the averages there. */
export function ChartLegend({ legend, interval, lengths, isShort }: ChartLegendProps) {
  const { symbol, priceIncrement, priceDecimals } = useMarket();
  const { locale } = useFormat();
  const { candle, averages } = useSyncExternalStore(legend.subscribe, legend.getSnapshot, legend.getSnapshot);
  if (!candle) return null;
  const text = (price: number | undefined) => (price === undefined ? '--' : axisPrice(price, priceIncrement, priceDecimals, locale));
  const tone = candle.close >= candle.open ? styles.up : styles.down;
  const prices = { O: candle.open, H: candle.high, L: candle.low, C: candle.close };
  return (
    <div className={styles.legend} dir="ltr">
      {isShort ? null : (
        <div>
          <strong>{pairName(symbol)}</strong>
          <span>{intervalLabel(interval)}</span>
          {Object.entries(prices).map(([letter, price]) => (
            <span key={letter}>
              {letter} <span className={clsx('num', tone)}>{text(price)}</span>
            </span>
          ))}
          <span className={clsx('num', tone)}>{candleChangeText(candleChange(candle), locale)}</span>
        </div>
      )}
      <div>
        {lengths.map((length, index) => (
          <span key={length}>
            MA {length} <span className={clsx('num', styles[`average${index + 1}`])}>{text(averages[index])}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
