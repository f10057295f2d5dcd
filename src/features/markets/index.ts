export { MarketsScreen } from './MarketsScreen';
export type { MarketsData } from './useMarketRows';
