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
  calls: [
    'createTransfer',
    'transfers',
    'transactions',
    'transferTargets',
    'walletWorth',
    'statements',
    'statement',
    'liabilities',
    'ownLiability',
  ],
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
    const { accounts } = await call('transferTargets', {});
    expect(accounts.map(({ isOwn, wallets }) => [isOwn, wallets])).toEqual([[true, ['MAIN', 'TRADE']]]);
    expect(await call('walletWorth', { days: 7, hours: 25 })).toEqual({ days: [], hours: [] });
    const { months } = await call('statements', { timeZone: 'Asia/Dubai' });
    const [month = ''] = months;
    expect(months).toHaveLength(1);
    const { pdf } = await call('statement', { month, timeZone: 'Asia/Dubai' });
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await call('liabilities', {});
    await call('ownLiability', {});
  },
};

export const converting: Step = {
  title: 'converting',
  calls: [
    'convertCoins',
    'convertPrice',
    'convertQuote',
    'convertOrder',
    'convertDetail',
    'conversions',
    'convertSmall',
    'convertSmallQuote',
    'convertSmallOrder',
    'convertPlans',
    'convertPlanCreate',
    'convertPlanChange',
    'convertPlanDelete',
    'convertLimits',
    'convertLimitCreate',
    'convertLimitCancel',
  ],
  run: async (call) => {
    const { coins } = await call('convertCoins', {});
    expect(coins.map(({ coinSymbol }) => coinSymbol)).toEqual(expect.arrayContaining(['USDT', 'BTC']));
    const [from, to, wallet] = ['USDT', 'BTC', 'TRADE'] as const;
    await call('convertPrice', { from, to, amount: '100', fixed: 'GIVE' });
    const { quote, give, get } = await call('convertQuote', { from, to, amount: '100', fixed: 'GIVE', wallet });
    const order = { quote, clientOrderId: `c-${stamp}-once` };
    const made = await call('convertOrder', order);
    expect([made.give, made.get]).toEqual([give, get]);
    expect(await call('convertOrder', order)).toEqual(made);
    expect(await call('convertDetail', { conversionId: made.conversionId })).toEqual(made);
    expect((await call('conversions', { kind: 'ONCE' })).records).toEqual([made]);
    // Little enough to be small, where nothing else of it is.
    const little = { asset: 'ETH', amount: '0.001', from: 'TRADE', to: 'MAIN', clientTransferId: `little-${stamp}` } as const;
    await call('createTransfer', little);
    const small = await call('convertSmall', { wallet: 'MAIN' });
    expect(small.coins.map(({ coinSymbol }) => coinSymbol)).toContain('ETH');
    const swept = await call('convertSmallQuote', { coins: ['ETH'], into: from, wallet: 'MAIN' });
    const sweep = { quote: swept.quote, clientOrderId: `c-${stamp}-small` };
    expect((await call('convertSmallOrder', sweep)).map(({ kind }) => kind)).toEqual(['SMALL']);
    const rhythm = { amount: '10', every: 'WEEK', day: 1, minute: 540, timeZone: 'Europe/Lisbon' } as const;
    const { planId } = await call('convertPlanCreate', { from, to, wallet, ...rhythm, clientPlanId: `p-${stamp}` });
    expect((await call('convertPlanChange', { planId, state: 'PAUSED' })).nextAt).toBeNull();
    expect((await call('convertPlans', {})).map((plan) => plan.planId)).toEqual([planId]);
    await call('convertPlanDelete', { planId });
    const { limitId } = await call('convertLimitCreate', { from, to, give: '10', get: '1', wallet, days: 7, clientOrderId: `l-${stamp}` });
    expect((await call('convertLimits', {})).map(({ state }) => state)).toEqual(['OPEN']);
    expect((await call('convertLimitCancel', { limitId })).state).toBe('CANCELED');
  },
};

export const balances: Step = {
  title: 'what is in the wallets',
  calls: [
    ...(['walletDetail', 'mainWallet', 'walletCoin', 'allWalletBalance', 'accountBalances'] as const),
    ...(['totalAccountBalance', 'userBalanceSummary', 'subUserMainWallet'] as const),
  ],
  run: async (call) => {
    const main = { available: '1.5', held: '0' };
    const { assets, baseCurrency } = await call('walletDetail', { baseCurrency: 'EUR' });
    expect(assets.find(({ coinSymbol }) => coinSymbol === 'USDT')?.main).toEqual(main);
    expect(await call('mainWallet', { baseCurrency, reloadFlag: true })).toMatchObject({
      baseCurrency,
      assets: [{ coinSymbol: 'USDT', total: '1.5', ...main }],
    });
    expect((await call('walletCoin', { coinSymbol: 'USDT' })).main).toEqual(main);
    expect((await call('allWalletBalance', { coinSymbol: 'USDT' })).wallets[0]).toEqual({ wallet: 'MAIN', total: '1.5', ...main });
    expect(await call('accountBalances', { wallet: 'MAIN' })).toEqual([{ wallet: 'MAIN', asset: 'USDT', ...main }]);
    const { wallets } = await call('totalAccountBalance', {});
    expect(wallets[0]).toEqual({ wallet: 'MAIN', total: '1.5' });
    const { assets: summed } = await call('userBalanceSummary', {});
    expect(summed).toEqual(assets.map(({ coinSymbol, total }) => ({ coinSymbol, total })));
    expect(await call('subUserMainWallet', {})).toEqual({ baseCurrency: 'USD', total: '0', users: [] });
  },
};

export const deposits: Step = {
  title: 'deposits',
  calls: ['depositAddress', 'newDepositAddress', 'submitRefundAddress', 'practicePayment', 'deposits'],
  run: async (call) => {
    const asked = { symbol: 'BTC', chainId: 'bitcoin' };
    const first = await call('depositAddress', asked);
    expect(await call('depositAddress', asked)).toEqual(first);
    const second = await call('newDepositAddress', asked);
    expect(second.address).not.toBe(first.address);
    expect((await call('submitRefundAddress', { ...asked, address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' })).refund).not.toBeNull();
    if (second.practicePaymentsLeft !== null) await call('practicePayment', asked);
    await call('deposits', { symbol: 'BTC' });
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
