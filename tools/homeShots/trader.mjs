import { randomUUID } from 'node:crypto';
import { createFundedAccount } from '../../e2e/support/accounts.ts';
import { call } from '../../e2e/support/exchangeApi.ts';

const SYMBOL = 'BTC_USDT';
/** Distance of the resting orders from the market, in ticks: one to be seen in the book, two on the chart. */
const RESTING = [
  { side: 'BUY', ticks: -90, size: '0.004' },
  { side: 'BUY', ticks: -14000, size: '0.01' },
  { side: 'SELL', ticks: 11000, size: '0.01' },
];

/** Somebody with funds, two fills and orders in the book: what the pictures show is what such a trader sees. */
export async function createTrader(brand) {
  const { token } = await createFundedAccount(brand);
  for (const size of ['0.02', '0.01']) await order(brand, token, { side: 'BUY', type: 'MARKET', timeInForce: 'IOC', size });
  return token;
}

/** Puts the orders beside the market as it is now. */
export async function placeOrders(brand, token) {
  await call(brand, 'cancelAllSpotOrders', { symbol: SYMBOL }, token);
  const [{ last }] = await call(brand, 'tickers', { symbol: SYMBOL });
  const { priceIncrement } = await call(brand, 'symbolInfo', { symbol: SYMBOL });
  for (const { side, ticks, size } of RESTING) {
    const price = (Math.round(Number(last) / Number(priceIncrement) + ticks) * Number(priceIncrement)).toFixed(1);
    await order(brand, token, { side, type: 'LIMIT', price, size });
  }
}

const order = (brand, token, params) => call(brand, 'createSpotOrder', { symbol: SYMBOL, clientOrderId: randomUUID(), ...params }, token);
