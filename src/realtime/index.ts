export type { RealtimeCalls } from './calls';
export { type Freshness, isStale, isTrusted } from './freshness';
export { useConnection, useFreshness } from './hooks/useFreshness';
export { useBook, useBookPart, useKlineFeed, useMarketStart, useTicker, useTickers, useTrades } from './hooks/useMarket';
export { useAccountEvents, useOwnAccount } from './hooks/useOwnAccount';
export { RealtimeProvider, useRealtime } from './RealtimeProvider';
export type { MarketStart } from './realtime';
export type { BookState } from './stores/bookStore';
export type { KlineListener } from './stores/klineFeed';
