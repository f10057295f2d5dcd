import clsx from 'clsx';
import type { KlineInterval } from '@/domain/chart/intervals';
import { IndicatorsButton } from '../indicators/IndicatorsButton';
import { useChartSettings } from '../settings/chartSettings';
import { ChartFreshness } from './ChartFreshness';
import { DepthTools } from './DepthTools';
import { FullscreenButton } from './FullscreenButton';
import { IntervalBar } from './IntervalBar';
import room from './Room.module.css';
import { SettingsButton } from './SettingsButton';
import { SnapshotButton } from './SnapshotButton';
import { StyleButton } from './StyleButton';
import styles from './Toolbar.module.css';
import { ViewSwitch } from './ViewSwitch';

interface ChartToolbarProps {
  interval: KlineInterval;
  onInterval: (interval: KlineInterval) => void;
}

/** Everything that changes what the chart shows. What does not fit gives way by the bar's own width. */
export function ChartToolbar({ interval, onInterval }: ChartToolbarProps) {
  const { view } = useChartSettings();
  return (
    <div className={styles.bar} data-testid="chart-toolbar">
      {view === 'depth' ? (
        <DepthTools />
      ) : (
        <>
          <IntervalBar interval={interval} onChange={onInterval} />
          <span className={styles.line} />
          <StyleButton />
          <IndicatorsButton />
        </>
      )}
      <span className={styles.grow} />
      <span className={room.fresh}>
        <ChartFreshness interval={interval} />
      </span>
      <ViewSwitch />
      <span className={clsx(styles.line, room.settingsLine)} />
      <SettingsButton className={room.settings} />
      <SnapshotButton interval={interval} />
      <FullscreenButton />
    </div>
  );
}
