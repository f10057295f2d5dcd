export { readLastPair } from './model/lastPair';
export { SpotTradeScreen, type SpotTradeScreenProps } from './SpotTradeScreen';
