import type { ReactNode } from 'react';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { MASK, useFormat } from '@/src/format';
import { unbroken } from '@/src/format/unbroken';
import { useAppSelector } from '@/src/state/hooks';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { priceDecimals } from './model/priceDecimals';

type Of = Pick<ExpressOrder, 'coin' | 'currency' | 'isPriced'>;

/**
 * An order's amounts: within sentences as text, by themselves as they stand on the page; hidden with balances, as in the history. Until its
 * price is fixed coins and price are estimates: a sign says so, and no more digits than the coin has everywhere.
 */
export function useOrderAmounts() {
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const coinsText = (value: string, { coin, isPriced }: Of) => {
    if (!isShown) return `${MASK} ${coin}`;
    return isPriced ? `${format.exact(value, 0)} ${coin}` : `≈ ${format.fixed(value, decimalsOf(coin))} ${coin}`;
  };
  const priceText = ({ price, coin, currency, isPriced }: Of & Pick<ExpressOrder, 'price'>) =>
    `${isPriced ? '' : '≈ '}${format.currencyPrice(price, priceDecimals(price), currency)} / ${coin}`;
  const moneyText = (value: string, { currency }: Of) => (isShown ? format.currency(value, currency) : MASK);
  const alone = (text: string): ReactNode => (isShown ? text : <HiddenText />);
  return {
    coinsText,
    moneyText,
    priceText,
    coins: (value: string, of: Of) => alone(unbroken(coinsText(value, of))),
    money: (value: string, of: Of) => alone(moneyText(value, of)),
  };
}
