import { planSeeds } from '@/exchange/app/earn/planSeeds';
import { isOffered } from '@/exchange/app/site/offered';
import { createEarnQueries } from '@/exchange/db/earn/earnQueries';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { registerEarnRoutes } from '@/exchange/http/earnRoutes';
import { buildRouteTestApp } from '../support/exchangeApp';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('earn offers', (database) => {
  const offered = () => createEarnQueries(database()).openPlans(10);

  it('are the plans of the catalogue, in its order, with exact rates', async () => {
    const offers = await offered();
    expect(offers.map(({ planId }) => planId)).toEqual(planSeeds.map(({ planId }) => planId));
    expect(offers.slice(0, 2)).toEqual([
      { planId: '1', coinSymbol: 'USDT', planType: 'FLEXIBLE', termDays: null, aprPercent: '6.2' },
      { planId: '2', coinSymbol: 'ETH', planType: 'FIXED', termDays: 60, aprPercent: '3.85' },
    ]);
  });

  it('follow what the operator closes, sorts and rates anew, also over a restart', async () => {
    await database().query('update earn_plans set is_open = false where id = 1');
    await database().query("update assets set is_open = false where asset = 'DOT'");
    await database().query('update earn_plans set sort = -1 where id = 4');
    await database().query('insert into earn_rates (plan_id, from_day, rate_ppm) values (4, 9, 12345), (4, 11, 99999)');
    await seedCatalogue(database(), 0);
    const offers = await offered();
    expect(offers[0]).toMatchObject({ planId: '4', aprPercent: '1.2345' });
    expect(offers.some(({ planId, coinSymbol }) => planId === '1' || coinSymbol === 'DOT')).toBe(false);
  });

  it('do not exist where a brand does not offer earn', async () => {
    const brands = {
      kontor: { supportSpot: true, supportEarn: true, supportExpressTrading: true },
      riga: { supportSpot: true, supportEarn: false, supportExpressTrading: true },
    };
    const app = buildRouteTestApp({
      brandOf: (host) => (host.startsWith('riga') ? 'riga' : 'kontor'),
      isOffered: (endpoint, brand) => isOffered(endpoint, brand === 'riga' ? brands.riga : brands.kontor),
    });
    const never = () => Promise.reject(new Error('nothing moves here'));
    registerEarnRoutes(app, {
      writer: { run: never },
      queries: createEarnQueries(database()),
      scales: new Map(),
      clock: { now: () => 10 * 86_400_000 },
      offersPlans: (brand) => brand !== 'riga',
    });
    const ask = async (host: string) => (await app.inject({ url: '/earn/offers', headers: { host } })).json();
    expect(await ask('riga.localhost')).toEqual({ code: '10004', msg: 'request.feature_off', data: null });
    expect(await ask('kontor.localhost')).toMatchObject({ code: '0', data: await offered() });
    await app.close();
  });
});

describe('what a brand offers', () => {
  it('lets orders be read and cancelled where spot is switched off', () => {
    const brand = { supportSpot: false, supportEarn: true, supportExpressTrading: true };
    const names = ['createSpotOrder', 'cancelSpotOrder', 'openSpotOrders', 'earnOffers'] as const;
    expect(names.map((name) => isOffered(name, brand))).toEqual([false, true, true, true]);
  });
});
