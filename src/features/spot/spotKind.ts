import { sendSpotCancel } from '@/src/api/calls/spot';
import { useNewestSpotFills } from '@/src/api/queries/spotFills';
import type { MarketKind } from '@/src/market/MarketContext';

export const spotKind: MarketKind = {
  kind: 'SPOT',
  kindKey: 'markets.spot',
  cancelOrder: sendSpotCancel,
  useNewestFills: useNewestSpotFills,
};
