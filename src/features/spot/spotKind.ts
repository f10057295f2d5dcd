import { useNewestSpotFills } from '@/src/api/queries/spotFills';
import { quietCall } from '@/src/api/quietCall';
import type { MarketKind } from '@/src/market/MarketContext';

export const spotKind: MarketKind = {
  kind: 'SPOT',
  kindKey: 'markets.spot',
  cancelOrder: (request) => quietCall('cancelSpotOrder', request),
  useNewestFills: useNewestSpotFills,
};
