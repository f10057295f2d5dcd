import { sendSpotCancel } from '@/src/api/calls/spot';
import { usePairs } from '@/src/api/queries/pairs';
import { useNewestSpotFills } from '@/src/api/queries/spotFills';
import { useShownPairs } from '@/src/brand/useShownPairs';
import type { ListedInstruments, MarketKind } from '@/src/market/MarketContext';

function useShownInstruments(): ListedInstruments {
  const { data, error, mutate } = usePairs();
  return { data: useShownPairs(data), error, mutate };
}

export const spotKind: MarketKind = {
  kind: 'SPOT',
  kindKey: 'markets.spot',
  cancelOrder: sendSpotCancel,
  useNewestFills: useNewestSpotFills,
  useInstruments: usePairs,
  useShownInstruments,
};
