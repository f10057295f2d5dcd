import { Maximize2, Minimize2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { toggleChartFullscreen, useChartFullscreen } from './chartFullscreen';
import tool from './Tool.module.css';

/** The chart over the whole window, and back. */
export function FullscreenButton() {
  const { t } = useTranslation('common');
  const isFull = useChartFullscreen();
  useHotkeys({ fullscreen: toggleChartFullscreen });
  const label = t(isFull ? 'trade.chartTools.leaveFullscreen' : 'trade.chartTools.fullscreen');
  const Icon = isFull ? Minimize2 : Maximize2;
  return (
    <button type="button" className={tool.tool} aria-label={label} title={label} onClick={toggleChartFullscreen}>
      <Icon size={14} aria-hidden="true" />
    </button>
  );
}
