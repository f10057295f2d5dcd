export { loadCoinSymbol } from '@/src/api/loadCoin';
