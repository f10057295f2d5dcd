export { loadMarkets } from '@/src/api/loadMarkets';
