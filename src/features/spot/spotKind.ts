import type { MarketKind } from '@/src/market/MarketContext';

export const spotKind: MarketKind = { kind: 'SPOT', kindKey: 'markets.spot' };
