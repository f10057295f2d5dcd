export { readPreferences as readTradePreferences } from './model/preferences';
export { SpotTradeScreen, type SpotTradeScreenProps } from './SpotTradeScreen';
