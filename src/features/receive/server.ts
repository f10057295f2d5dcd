export { loadCoin } from '@/src/api/loadCoin';
