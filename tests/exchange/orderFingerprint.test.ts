import { fingerprintOf, type OrderTerms } from '@/exchange/app/money/records/spotOrderRecord';

const terms: OrderTerms = {
  symbol: 'BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  isPostOnly: false,
  selfTradePrevention: 'CANCEL_TAKER',
  priceTicks: 1,
  lots: 2,
  quoteSize: 3n,
};

it.each(Object.keys(terms))('an order with another %s is another order, whatever name it comes under', (name) => {
  expect(fingerprintOf({ ...terms, [name]: 'another' })).not.toBe(fingerprintOf(terms));
});
