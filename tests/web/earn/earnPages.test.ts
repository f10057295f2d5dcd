import { loadEarnCoin, loadEarnPlan } from '@/src/shell/server';
import { siteFixture } from '../../support/siteFixture';

const site = { ...siteFixture, coinInfo: { USDT: { name: 'Tether' } } } as unknown as typeof siteFixture;
const at = (params: Record<string, string>) => ({ site, params });

it('knows a coin and a kind of plan in whatever case they are written', async () => {
  expect(await loadEarnCoin(at({ coin: 'usdt' }))).toEqual({ coin: 'USDT' });
  expect(await loadEarnPlan(at({ coin: 'Usdt', planType: 'Fixed' }))).toEqual({ coin: 'USDT', planType: 'FIXED' });
});

it.each([
  ['no coin', { coin: 'xyz', planType: 'fixed' }],
  ['no kind of plan', { coin: 'usdt', planType: 'garbage' }],
])('has no page for %s', async (_name, params) => {
  expect(await loadEarnPlan(at(params))).toBeUndefined();
});

it('has no page of a coin that is none', async () => {
  expect(await loadEarnCoin(at({ coin: 'xyz' }))).toBeUndefined();
});
