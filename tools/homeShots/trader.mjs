import { createFundedAccount } from '../../e2e/support/accounts.ts';
import { call } from '../../e2e/support/exchangeApi.ts';

const SYMBOL = 'BTC_USDT';
/** Distance of the resting orders from the market, in ticks: near enough to be seen in the book, far enough to stay. */
const RESTING = [
  { side: 'BUY', ticks: -60, quantity: '0.01' },
  { side: 'BUY', ticks: -140, quantity: '0.02' },
  { side: 'SELL', ticks: 90, quantity: '0.01' },
];

/** Somebody with funds, two fills and orders in the book: what the pictures show is what such a trader sees. */
export async function createTrader(brand) {
  const { token } = await createFundedAccount(brand);
  for (const quantity of ['0.04', '0.02'])
    await call(brand, 'createSpotOrder', { symbol: SYMBOL, side: 'BUY', type: 'MARKET', timeInForce: 'IOC', quantity }, token);
  return token;
}

/** Puts the orders beside the market as it is now. */
export async function placeOrders(brand, token) {
  await call(brand, 'cancelAllSpotOrders', { symbol: SYMBOL }, token);
  const [{ last }] = await call(brand, 'tickers', { symbol: SYMBOL });
  const { priceIncrement } = await call(brand, 'symbolInfo', { symbol: SYMBOL });
  for (const { side, ticks, quantity } of RESTING) {
    const price = (Math.round(Number(last) / Number(priceIncrement) + ticks) * Number(priceIncrement)).toFixed(1);
    await call(brand, 'createSpotOrder', { symbol: SYMBOL, side, type: 'LIMIT', timeInForce: 'GTC', price, quantity }, token);
  }
}
