import type { RefObject } from 'react';
import { INDICATORS } from '@/domain/chart/indicators/catalogue';
import type { KlineInterval } from '@/domain/chart/intervals';
import { Store } from '@/src/lib/store/store';
import { useStore } from '@/src/lib/store/useStore';
import type { LegendStore } from '../data/legendStore';
import { FillsLegend } from '../orders/FillsLegend';
import type { FillGroups } from '../orders/useOwnFills';
import type { PriceChart } from '../price/priceChart';
import type { ChartRoom } from '../price/surface';
import { useChartSettings } from '../settings/chartSettings';
import type { IndicatorChoice } from '../settings/indicatorChoice';
import { IndicatorLegend } from './IndicatorLegend';
import styles from './Legend.module.css';
import { LegendPrices } from './LegendPrices';

const NO_PANES: PriceChart['panes'] = new Store([]);

interface ChartLegendProps {
  ref: RefObject<HTMLDivElement | null>;
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

const isThere = (legend: LegendStore) => legend.getSnapshot().candle !== undefined;
/** When the candle under the crosshair opened. */
const hoveredAt = (legend: LegendStore) => {
  const { candle, isHovered } = legend.getSnapshot();
  return isHovered ? candle?.time : undefined;
};

/**
 * Open, high, low and close of the candle under the crosshair, the indicators there, and what was traded in it. Rendered for another
 * choice of what is told; the figures themselves are written.
 */
export function ChartLegend({ ref, legend, chart, interval, fills, room, hasName }: ChartLegendProps) {
  const { indicators } = useChartSettings();
  const hasCandle = useStore({ subscribe: legend.subscribe, getSnapshot: () => isThere(legend) });
  const hovered = useStore({ subscribe: legend.subscribe, getSnapshot: () => hoveredAt(legend) }, () => undefined);
  const panes = chart?.panes ?? NO_PANES;
  const shown = useStore(panes);
  if (!hasCandle) return null;
  // Those whose own pane is hidden, or does not fit, have no other place.
  const isHere = ({ id, kind }: IndicatorChoice) =>
    INDICATORS[kind].place === 'price'
      ? !(room !== 'wide' && kind === 'VOL')
      : chart !== undefined && !shown.some((pane) => pane.id === id);
  return (
    <div className={styles.place} dir="ltr">
      <div ref={ref} className={styles.legend} data-testid="chart-legend">
        {room === 'small' ? null : <LegendPrices legend={legend} interval={interval} hasName={hasName} hasChange={room === 'wide'} />}
        <div className={styles.row}>
          {indicators.filter(isHere).map((choice) => (
            <IndicatorLegend key={choice.id} choice={choice} legend={legend} hasRoom={INDICATORS[choice.kind].place === 'price'} />
          ))}
        </div>
        {hovered === undefined ? null : <FillsLegend fills={fills.at(hovered)} />}
      </div>
    </div>
  );
}
