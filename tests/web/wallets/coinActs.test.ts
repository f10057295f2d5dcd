import type { TFunction } from 'next-i18next/pages';
import type { Offers } from '@/src/brand/offers';
import { coinActs } from '@/src/features/wallets/parts/coinActs';

const t = ((key: string) => key) as unknown as TFunction;
const offers = { deposit: true, withdraw: true, transfer: true, buyByCard: true, convert: true, earn: true } as Offers;
const namesOf = (coin: string, isFiat: boolean) =>
  Object.keys(coinActs({ coin, isFiat, offers, t, onTransfer: jest.fn(), onDeposit: jest.fn(), tradePath: '/trade/x' }));

it('offers what a coin has pages for', () => {
  expect(namesOf('BTC', false)).toEqual(['deposit', 'send', 'transfer', 'trade', 'buy', 'convert', 'earn']);
});

it('leads money to no page of coins, for there is none', () => {
  expect(namesOf('EUR', true)).toEqual(['transfer', 'trade', 'convert']);
});

it('leads to no page of deposits by itself: a deposit is started, as the header starts one', () => {
  const onDeposit = jest.fn();
  const acts = coinActs({ coin: 'BTC', isFiat: false, offers, t, onTransfer: jest.fn(), onDeposit, tradePath: undefined });
  expect(acts.deposit?.href).toBeUndefined();
  acts.deposit?.onClick?.();
  expect(onDeposit).toHaveBeenCalledTimes(1);
  const without = { coin: 'BTC', isFiat: false, offers, t, onTransfer: jest.fn(), onDeposit: undefined, tradePath: undefined };
  expect(coinActs(without).deposit).toBeUndefined();
});
