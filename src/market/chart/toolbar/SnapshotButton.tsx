import clsx from 'clsx';
import { Camera } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { KlineInterval } from '@/domain/chart/intervals';
import { useSite } from '@/src/brand/SiteContext';
import { usePairName } from '@/src/brand/usePairName';
import { useStore } from '@/src/lib/store/useStore';
import { showToast } from '@/src/ui/toast/showToast';
import { useMarket } from '../../MarketContext';
import { intervalLabel } from '../intervalLabel';
import { useChartSettings } from '../settings/chartSettings';
import { chartPicture } from './chartPicture';
import room from './Room.module.css';
import tool from './Tool.module.css';

/** Saves what the chart shows as a picture, with pair, interval, brand and time on it. */
export function SnapshotButton({ interval }: { interval: KlineInterval }) {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { view } = useChartSettings();
  const brand = useSite().site.name;
  const draw = useStore(chartPicture, () => undefined);
  const label = t('trade.chartTools.snapshot');
  const what = view === 'depth' ? t('trade.chartTools.depth') : intervalLabel(interval);
  const save = async () => {
    try {
      const { savePicture } = await import('./savePicture');
      if (draw) await savePicture(draw(), { pair: pairName(symbol), what, brand, at: Date.now() });
    } catch {
      showToast({ type: 'error', content: t('trade.chartTools.snapshotFailed') });
    }
  };
  return (
    <button
      type="button"
      className={clsx(tool.tool, room.camera)}
      aria-label={label}
      title={label}
      disabled={!draw}
      onClick={() => void save()}
    >
      <Camera size={15} aria-hidden="true" />
    </button>
  );
}
