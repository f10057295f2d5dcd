import clsx from 'clsx';
import { ChartArea } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { KlineInterval } from '@/domain/chart/intervals';
import { IndicatorsButton } from '../indicators/IndicatorsButton';
import { chartSettings, useChartSettings } from '../settings/chartSettings';
import { ChartFreshness } from './ChartFreshness';
import { DepthTools } from './DepthTools';
import { FullscreenButton } from './FullscreenButton';
import { IntervalBar } from './IntervalBar';
import room from './Room.module.css';
import { StyleButton } from './StyleButton';
import tool from './Tool.module.css';
import styles from './Toolbar.module.css';

interface PhoneToolsProps {
  interval: KlineInterval;
  onInterval: (interval: KlineInterval) => void;
  /** Without the room between intervals and buttons that fills a bar of their own. */
  isTogether?: boolean;
  /** Marks old prices; not where the pair above does. */
  saysAge?: boolean;
}

/** The chart's tools for a thumb, in a bar: four intervals, the rest behind buttons. */
export function PhoneTools({ interval, onInterval, isTogether = false, saysAge = true }: PhoneToolsProps) {
  const { t } = useTranslation('common');
  const { view } = useChartSettings();
  const isDepth = view === 'depth';
  const label = t('trade.chartTools.depth');
  return (
    <>
      {isDepth ? <DepthTools /> : <IntervalBar interval={interval} onChange={onInterval} isPhone />}
      {isTogether ? null : <span className={styles.grow} />}
      <span className={clsx(room.fresh, room.shrinks)}>{saysAge ? <ChartFreshness interval={interval} /> : null}</span>
      {isDepth ? null : (
        <>
          <StyleButton />
          <IndicatorsButton />
        </>
      )}
      <button
        type="button"
        className={tool.tool}
        aria-pressed={isDepth}
        aria-label={label}
        title={label}
        onClick={() => chartSettings.change({ view: isDepth ? 'original' : 'depth' })}
      >
        <ChartArea size={16} aria-hidden="true" />
      </button>
      <FullscreenButton />
    </>
  );
}
