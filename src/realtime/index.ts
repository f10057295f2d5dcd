export type { RealtimeCalls } from './calls';
export { type Freshness, isStale, isTrusted } from './freshness';
export { useConnection, useFreshness } from './hooks/useFreshness';
export { useInstrument, useInstruments } from './hooks/useInstruments';
export {
  useBook,
  useBookPart,
  useBookSource,
  useKlineFeed,
  useLastTraded,
  useMarketStart,
  useTicker,
  useTickerPart,
  useTickerSource,
  useTickers,
  useTradeCount,
  useTradesSource,
} from './hooks/useMarket';
export { useAccountEvents, useOwnAccount } from './hooks/useOwnAccount';
export { useStandingChanges } from './hooks/useStandingChanges';
export { mergeInstruments } from './mergeInstruments';
export { RealtimeProvider, useRealtime } from './RealtimeProvider';
export type { MarketStart } from './realtime';
export type { BookState } from './stores/bookStore';
export type { KlineListener } from './stores/klineFeed';
