import { type CheckedCall, type Step, SYMBOL } from './step';

// What anyone may ask, without an account.

export const site: Step = {
  title: 'site and countries',
  calls: ['siteConfig', 'siteDocument', 'siteImage', 'countries'],
  run: async (call) => {
    const { documents, site: named } = await call('siteConfig', {});
    const { searchParams } = new URL(named.favicon, 'http://host');
    await call('siteImage', { name: searchParams.get('name') ?? '' });
    for (const name of documents) expect(await call('siteDocument', { name, language: 'es' })).toMatchObject({ name });
    await call('countries', {});
  },
};

async function market(call: CheckedCall): Promise<void> {
  await call('coins', {});
  await call('instruments', {});
  await call('pairs', {});
  await call('symbolInfo', { symbol: SYMBOL });
  await call('tickers', {});
  await call('tickers', { symbol: SYMBOL });
  await call('klines', { coinSymbol: SYMBOL, type: '1h', limit: 50 });
  await call('depth', { symbol: SYMBOL, limit: 20 });
  await call('recentTrades', { symbol: SYMBOL });
  await call('sparklines', {});
  for (const { confirmations } of await call('chains', { symbol: 'BTC' })) expect(confirmations).toBeGreaterThan(0);
}

export const marketData: Step = {
  title: 'market data',
  calls: ['coins', 'instruments', 'pairs', 'symbolInfo', 'tickers', 'klines', 'depth', 'recentTrades', 'sparklines', 'chains'],
  run: market,
};

export const earnPlans: Step = {
  title: 'earn plans',
  calls: ['earnOffers', 'earnAvailable', 'earnCoin'],
  run: async (call) => {
    const [plan] = await call('earnAvailable', {});
    if (plan) expect((await call('earnCoin', { coinSymbol: plan.coinSymbol })).plans).toContainEqual(plan);
    for (const { planType, termDays } of await call('earnOffers', {})) expect(termDays === null).toBe(planType === 'FLEXIBLE');
  },
};
