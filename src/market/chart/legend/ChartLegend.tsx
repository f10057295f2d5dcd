import clsx from 'clsx';
import { type Ref, useSyncExternalStore } from 'react';
import { candleChange } from '@/domain/chart/hover';
import { INDICATORS } from '@/domain/chart/indicators/catalogue';
import type { KlineInterval } from '@/domain/chart/intervals';
import { usePairName } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import { useMarket } from '../../MarketContext';
import { axisPrice, candleChangeText } from '../chartText';
import type { LegendStore } from '../data/legendStore';
import { ValueStore } from '../data/valueStore';
import { intervalLabel } from '../intervalLabel';
import { FillsLegend } from '../orders/FillsLegend';
import type { FillGroups } from '../orders/useOwnFills';
import type { PriceChart } from '../price/priceChart';
import type { ChartRoom } from '../price/surface';
import { useChartSettings } from '../settings/chartSettings';
import type { IndicatorChoice } from '../settings/indicatorChoice';
import { IndicatorLegend } from './IndicatorLegend';
import styles from './Legend.module.css';

const NO_PANES: PriceChart['panes'] = new ValueStore([]);

interface ChartLegendProps {
  ref: Ref<HTMLDivElement>;
  legend: LegendStore;
  /** Undefined until its code is loaded. */
  chart: PriceChart | undefined;
  interval: KlineInterval;
  fills: FillGroups;
  /** Less is said where there is less room. */
  room: ChartRoom;
  /** False where another line names the market. */
  hasName: boolean;
}

/** Open, high, low and close of the candle under the crosshair, the indicators there, and what was traded in it. */
export function ChartLegend({ ref, legend, chart, interval, fills, room, hasName }: ChartLegendProps) {
  const pairName = usePairName();
  const { symbol, priceIncrement, priceDecimals } = useMarket();
  const { locale } = useFormat();
  const { indicators } = useChartSettings();
  const { candle, isHovered, valuesOf } = useSyncExternalStore(legend.subscribe, legend.getSnapshot, legend.getSnapshot);
  const panes = chart?.panes ?? NO_PANES;
  const shown = useSyncExternalStore(panes.subscribe, panes.getSnapshot, panes.getSnapshot);
  if (!candle) return null;
  const tone = candle.close >= candle.open ? styles.up : styles.down;
  const prices = { O: candle.open, H: candle.high, L: candle.low, C: candle.close };
  // Those whose own pane is hidden, or does not fit, have no other place.
  const isHere = ({ id, kind }: IndicatorChoice) =>
    INDICATORS[kind].place === 'price'
      ? !(room !== 'wide' && kind === 'VOL')
      : chart !== undefined && !shown.some((pane) => pane.id === id);
  return (
    <div ref={ref} className={styles.legend} dir="ltr" data-testid="chart-legend">
      {room === 'small' ? null : (
        <div className={styles.prices}>
          {hasName ? (
            <>
              <strong>{pairName(symbol)}</strong>
              <span>{intervalLabel(interval)}</span>
            </>
          ) : null}
          {Object.entries(prices).map(([letter, price]) => (
            <span key={letter}>
              {letter} <span className={clsx('num', tone)}>{axisPrice(price, priceIncrement, priceDecimals, locale)}</span>
            </span>
          ))}
          {room === 'wide' ? <span className={clsx('num', tone)}>{candleChangeText(candleChange(candle), locale)}</span> : null}
        </div>
      )}
      <div className={styles.row}>
        {indicators.filter(isHere).map((choice) => (
          <IndicatorLegend
            key={choice.id}
            choice={choice}
            values={valuesOf(choice.id)}
            hasRoom={INDICATORS[choice.kind].place === 'price'}
          />
        ))}
      </div>
      {isHovered ? <FillsLegend fills={fills.at(candle.time)} /> : null}
    </div>
  );
}
