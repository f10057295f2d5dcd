import { limitRate, toGo } from '@/src/features/convert/model/limitRate';
import { pairOf } from '@/src/features/convert/model/pairOf';
import { planFrom } from '@/src/features/convert/model/planFrom';

const limit = (from: string, to: string, give: string, get: string) => ({ from, to, give, get });

it('says when a limit converts by the price of the dearer coin, and from which side it comes', () => {
  expect(limitRate(limit('USDT', 'BTC', '940', '0.01'))).toEqual({ sign: '≤', price: '94000', unit: 'USDT' });
  expect(limitRate(limit('ETH', 'USDT', '0.5', '1900'))).toEqual({ sign: '≥', price: '3800', unit: 'USDT' });
});

it('says by how many per cent that price has to move, rounded up: a limit is not there before it is', () => {
  const sale = limit('ETH', 'USDT', '1', '110');
  expect([toGo(sale, '100'), toGo(sale, '110'), toGo(sale, '120')]).toEqual(['10', '0', '0']);
  expect(toGo(limit('ETH', 'USDT', '1', '100.00001'), '100')).toBe('0.01');
  // A price of 100,000 falls to 90,000.
  expect(toGo(limit('USDT', 'BTC', '90000', '1'), '0.9')).toBe('-10');
  expect(toGo(limit('USDT', 'BTC', '90000', '1'), '0.999999')).toBe('-0.01');
});

it.each([
  [undefined, undefined, 'USDT', 'BTC'],
  ['btc', undefined, 'BTC', 'USDT'],
  ['ETH', undefined, 'ETH', 'BTC'],
  [undefined, 'usdt', 'BTC', 'USDT'],
  [undefined, 'ETH', 'USDT', 'ETH'],
  ['ETH', 'USDT', 'ETH', 'USDT'],
  ['ETH', 'eth', 'ETH', 'BTC'],
])('opens what an address asks for, never one coin on both sides: %p to %p', (from, to, given, got) => {
  expect(pairOf(from, to)).toEqual({ from: given, to: got });
});

it('begins a recurring conversion with one that was made', () => {
  expect(planFrom({ from: 'usdt', to: 'BTC', amount: '250', wallet: 'TRADE' })).toEqual({
    from: 'USDT',
    to: 'BTC',
    amount: '250',
    wallet: 'TRADE',
  });
  for (const bad of [
    {},
    { from: 'BTC', to: 'BTC', amount: '1' },
    { from: 'USDT', to: 'BTC', amount: '-1' },
    { from: '<', to: 'BTC', amount: '1' },
  ])
    expect(planFrom(bad)).toBeUndefined();
});
