import { useStore } from '@/src/lib/store/useStore';
import type { LegendStore } from '../data/legendStore';
import type { PriceChart } from '../price/priceChart';
import { useChartSettings } from '../settings/chartSettings';
import { IndicatorLegend } from './IndicatorLegend';
import styles from './Legend.module.css';

const INSET = 4;

/** The legend of each indicator that has a pane of its own, at the pane's top. */
export function PaneLegends({ chart, legend }: { chart: PriceChart; legend: LegendStore }) {
  const { indicators } = useChartSettings();
  const panes = useStore(chart.panes);
  return panes.map(({ id, top }) => {
    const choice = indicators.find((one) => one.id === id);
    return choice ? (
      <div key={id} dir="ltr">
        <span className={styles.grip} style={{ insetBlockStart: top - 2 }} />
        <div className={styles.pane} style={{ insetBlockStart: top + INSET }}>
          <IndicatorLegend choice={choice} legend={legend} />
        </div>
      </div>
    ) : null;
  });
}
