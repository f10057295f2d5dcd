export type { MarketsData } from './hooks/useMarketRows';
export { MarketsScreen } from './MarketsScreen';
