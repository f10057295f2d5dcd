import { multiply, roundTo } from '@/domain/money/decimal';
import { type CheckedCall, type Step, SYMBOL, stamp } from './step';

export const practice: Step = {
  title: 'practice funds, fees and balances',
  calls: ['practiceStatus', 'practiceClaim', 'spotFeeRates', 'standardFeeRates', 'spotBalances', 'websocketToken'],
  run: async (call) => {
    await call('practiceStatus', {});
    await call('practiceClaim', {});
    await call('practiceStatus', {});
    await call('spotFeeRates', {});
    await call('standardFeeRates', {});
    await call('spotBalances', {});
    await call('websocketToken', {});
  },
};

export const transfers: Step = {
  title: 'moving money between wallets',
  calls: ['createTransfer', 'transfers', 'transactions', 'walletDetail', 'walletWorth', 'liabilities', 'ownLiability'],
  run: async (call) => {
    const transfer = { asset: 'USDT', amount: '1.5', from: 'TRADE', to: 'MAIN', clientTransferId: `t-${Date.now()}` } as const;
    const made = await call('createTransfer', transfer);
    expect(await call('createTransfer', transfer)).toEqual(made);
    expect((await call('transfers', { asset: 'USDT', to: 'MAIN' })).records).toEqual([made]);
    expect((await call('transfers', { from: 'MAIN' })).records).toEqual([]);
    // Nothing but the practice funds has come in.
    const { records } = await call('transactions', { type: 'CLAIM,DEPOSIT', symbol: 'USDT', status: 'COMPLETED' });
    expect(records.every(({ type, coinSymbol }) => type === 'CLAIM' && coinSymbol === 'USDT')).toBe(true);
    expect(await call('transactions', { toTransactionTime: 1 })).toEqual({ records: [], searchAfter: null, last: true });
    const { assets } = await call('walletDetail', {});
    expect(assets.find(({ coinSymbol }) => coinSymbol === 'USDT')?.main).toEqual({ available: '1.5', held: '0' });
    expect(await call('walletWorth', { days: 7 })).toEqual({ days: [] });
    await call('liabilities', {});
    await call('ownLiability', {});
  },
};

export const referral: Step = {
  title: 'the referral programme',
  calls: ['referralInfo', 'referralEarnings', 'referralInvitees', 'referralRebates'],
  run: async (call) => {
    const { tiers, tier, earned } = await call('referralInfo', {});
    expect([tiers[0]?.tier, earned]).toEqual([tier, '0']);
    const { year } = await call('referralEarnings', {});
    expect(await call('referralEarnings', { year })).toEqual({ year, years: [year], days: [] });
    expect((await call('referralInvitees', {})).records).toEqual([]);
    expect((await call('referralRebates', { pageSize: 5 })).records).toEqual([]);
  },
};

async function trade(call: CheckedCall): Promise<void> {
  const { priceIncrement, quantityIncrement, minNotional } = await call('symbolInfo', { symbol: SYMBOL });
  const [ticker] = await call('tickers', { symbol: SYMBOL });
  const last = ticker?.last ?? priceIncrement;
  const order = { symbol: SYMBOL, side: 'BUY' as const };
  // Far enough from the market to rest, near enough for its price band.
  const price = roundTo(multiply(last, '0.95'), priceIncrement, 'down');
  const size = roundTo(multiply(quantityIncrement, '100'), quantityIncrement, 'up');
  const limit = { ...order, type: 'LIMIT' as const, price, size };
  const resting = await call('createSpotOrder', { ...limit, clientOrderId: `c-${stamp}-1` });
  await call('openSpotOrders', { symbol: SYMBOL });
  await call('cancelSpotOrder', { symbol: SYMBOL, orderId: resting.orderId });
  await call('createSpotOrder', { ...limit, clientOrderId: `c-${stamp}-2` });
  await call('cancelAllSpotOrders', { symbol: SYMBOL });
  const spend = { size: multiply(minNotional, '10'), sizeUnit: 'QUOTE' as const };
  const filled = await call('createSpotOrder', { ...order, type: 'MARKET', ...spend, clientOrderId: `c-${stamp}-3` });
  expect(filled.status).toBe('FILLED');
  const history = await call('spotOrderHistory', { status: 'ALL' });
  const fills = await call('spotTradeHistory', { orderId: filled.orderId });
  expect([history.records.length, fills.records.length > 0]).toEqual([3, true]);
}

export const orders: Step = {
  title: 'orders',
  calls: ['createSpotOrder', 'cancelSpotOrder', 'cancelAllSpotOrders', 'openSpotOrders', 'spotOrderHistory', 'spotTradeHistory'],
  run: trade,
};
