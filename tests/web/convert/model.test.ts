import { pairOf } from '@/src/features/convert/model/pairOf';
import { planFrom } from '@/src/features/convert/model/planFrom';
import { toGo } from '@/src/features/convert/model/toGo';

it('says by how many per cent a rate has to rise, rounded up: a limit is not there before it is', () => {
  expect([toGo('110', '100'), toGo('100', '100'), toGo('90', '100')]).toEqual(['10', '0', '0']);
  expect(toGo('1.0000001', '1')).toBe('0.01');
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
