import type { KlineInterval } from '@/domain/chart/intervals';
import { useFreshness } from '@/src/realtime';
import { FreshnessChip } from '../../status/FreshnessChip';
import { BookFreshness } from '../../status/ListFreshness';
import { useFirstCandles } from '../data/useFirstCandles';
import { useChartSettings } from '../settings/chartSettings';

/** The mark of what the chart shows: candles, or the book as depth. */
export function ChartFreshness({ interval }: { interval: KlineInterval }) {
  const { view } = useChartSettings();
  return view === 'depth' ? <BookFreshness /> : <CandlesFreshness interval={interval} />;
}

function CandlesFreshness({ interval }: { interval: KlineInterval }) {
  const { data } = useFirstCandles(interval);
  return <FreshnessChip freshness={useFreshness()} isEmpty={!data} />;
}
