export { readPreferences as readTradePreferences } from './model/preferences';
export { SpotTradeScreen } from './SpotTradeScreen';
