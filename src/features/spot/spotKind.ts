import { sendSpotCancel } from '@/src/api/calls/spot';
import { usePairs } from '@/src/api/queries/pairs';
import { useNewestSpotFills } from '@/src/api/queries/spotFills';
import type { MarketKind } from '@/src/market/MarketContext';
import { useShownPairs } from './useShownPairs';

export const spotKind: MarketKind = {
  kind: 'SPOT',
  kindKey: 'markets.spot',
  cancelOrder: sendSpotCancel,
  useNewestFills: useNewestSpotFills,
  useInstruments: usePairs,
  useShownInstruments: useShownPairs,
};
