import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { candleChange } from '@/domain/chart/hover';
import { INDICATORS } from '@/domain/chart/indicators/catalogue';
import type { KlineInterval } from '@/domain/chart/intervals';
import { useFormat } from '@/src/format';
import { axisPrice, candleChangeText } from '../../model/chartText';
import { pairName } from '../../model/tradeMarket';
import { useMarket } from '../../TradeContext';
import type { LegendStore } from '../data/legendStore';
import { intervalLabel } from '../intervalLabel';
import { FillsLegend } from '../orders/FillsLegend';
import type { FillGroups } from '../orders/useOwnFills';
import { useChartSettings } from '../settings/chartSettings';
import { IndicatorLegend } from './IndicatorLegend';
import styles from './Legend.module.css';

interface ChartLegendProps {
  legend: LegendStore;
  interval: KlineInterval;
  fills: FillGroups;
  /** Indicators only, on small screens. */
  isShort: boolean;
}

/** Open, high, low and close of the candle under the crosshair, the indicators there, and what was traded in it. */
export function ChartLegend({ legend, interval, fills, isShort }: ChartLegendProps) {
  const { symbol, priceIncrement, priceDecimals } = useMarket();
  const { locale } = useFormat();
  const { indicators } = useChartSettings();
  const { candle, valuesOf } = useSyncExternalStore(legend.subscribe, legend.getSnapshot, legend.getSnapshot);
  if (!candle) return null;
  const tone = candle.close >= candle.open ? styles.up : styles.down;
  const prices = { O: candle.open, H: candle.high, L: candle.low, C: candle.close };
  const onPrice = indicators.filter(({ kind }) => INDICATORS[kind].place === 'price');
  return (
    <div className={styles.legend} dir="ltr" data-testid="chart-legend">
      {isShort ? null : (
        <div className={styles.prices}>
          <strong>{pairName(symbol)}</strong>
          <span>{intervalLabel(interval)}</span>
          {Object.entries(prices).map(([letter, price]) => (
            <span key={letter}>
              {letter} <span className={clsx('num', tone)}>{axisPrice(price, priceIncrement, priceDecimals, locale)}</span>
            </span>
          ))}
          <span className={clsx('num', tone)}>{candleChangeText(candleChange(candle), locale)}</span>
        </div>
      )}
      <div className={styles.row}>
        {onPrice.map((choice) => (
          <IndicatorLegend key={choice.id} choice={choice} values={valuesOf(choice.id)} />
        ))}
      </div>
      <FillsLegend fills={fills.at(candle.time)} />
    </div>
  );
}
