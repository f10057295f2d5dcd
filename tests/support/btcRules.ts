import type { MarketRules } from '@/domain/order/ticketForm';

/** The rules of a market as tickets see them. */
export const btcRules: MarketRules = {
  base: 'BTC',
  quote: 'USDT',
  priceIncrement: '0.1',
  quantityIncrement: '0.00001',
  minQuantity: '0.00001',
  maxQuantity: '500',
  minNotional: '5',
  priceBand: '0.1',
  state: 'LIVE',
};
