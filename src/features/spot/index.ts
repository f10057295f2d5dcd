export { readPreferences as readTradePreferences } from '@/src/market/preferences';
export { SpotTradeScreen, type SpotTradeScreenProps } from './SpotTradeScreen';
