import type { ReactNode } from 'react';
import type { ExpressOrder } from '@/src/api/queries/express';
import { MASK, useFormat } from '@/src/format';
import { unbroken } from '@/src/format/unbroken';
import { useAppSelector } from '@/src/state/hooks';
import { HiddenText } from '@/src/ui/numbers/BalanceText';

type Of = Pick<ExpressOrder, 'coin' | 'currency'>;

/** An order's amounts: within sentences as text, by themselves as they stand on the page; hidden with balances, as in the history. */
export function useOrderAmounts() {
  const format = useFormat();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const coinsText = (value: string, { coin }: Of) => `${isShown ? format.exact(value, 0) : MASK} ${coin}`;
  const moneyText = (value: string, { currency }: Of) => (isShown ? format.currency(value, currency) : MASK);
  const alone = (text: string): ReactNode => (isShown ? text : <HiddenText />);
  return {
    coinsText,
    moneyText,
    coins: (value: string, of: Of) => alone(unbroken(coinsText(value, of))),
    money: (value: string, of: Of) => alone(moneyText(value, of)),
  };
}
