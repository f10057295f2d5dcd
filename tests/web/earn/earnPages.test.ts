import type { Coin } from '@/contract/market';
import { serverCall } from '@/src/api/serverCall';
import { loadEarnCoin, loadEarnPlan } from '@/src/features/earn/server';

jest.mock('@/src/api/serverCall', () => ({ serverCall: jest.fn() }));
const coins = [
  { coinSymbol: 'USDT', isFiat: false },
  { coinSymbol: 'EUR', isFiat: true },
] as Coin[];
beforeEach(() => jest.mocked(serverCall).mockResolvedValue(coins));
const at = (params: Record<string, string>) => ({ params, host: 'kontor.localhost', language: 'en' });

it('knows a coin and a kind of plan in whatever case they are written', async () => {
  expect(await loadEarnCoin(at({ coin: 'usdt' }))).toEqual({ coin: 'USDT' });
  expect(await loadEarnPlan(at({ coin: 'Usdt', planType: 'Fixed' }))).toEqual({ coin: 'USDT', planType: 'FIXED' });
});

it.each([
  ['no coin', { coin: 'xyz', planType: 'fixed' }],
  ['money', { coin: 'eur', planType: 'fixed' }],
  ['no kind of plan', { coin: 'usdt', planType: 'garbage' }],
])('has no page for %s', async (_name, params) => {
  expect(await loadEarnPlan(at(params))).toBeUndefined();
});

it('has no page of a coin that is none, nor of money', async () => {
  expect(await loadEarnCoin(at({ coin: 'eur' }))).toBeUndefined();
  expect(await loadEarnCoin(at({ coin: 'xyz' }))).toBeUndefined();
});
