import { buyAmounts, coinsForTotal, type ExpressFees, sellAmounts, totalForCoins } from '@/domain/express/amounts';
import type { ExpressSide } from '@/domain/express/orderState';
import { compare, decimalsOf, roundDecimals } from '@/domain/money/decimal';

/** What is chosen and typed. One amount is typed, the other follows. */
export interface ExpressDraft {
  side: ExpressSide;
  coin: string;
  currency: string;
  methodId: string | undefined;
  typed: 'money' | 'coins';
  /** "" for nothing. */
  amount: string;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;
const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
/** The side of the pair that an address without `typed` means. */
const usuallyTyped = (side: ExpressSide): ExpressDraft['typed'] => (side === 'SELL' ? 'coins' : 'money');
const DECIMAL = /^\d{1,12}(\.\d{1,8})?$/;

/** What the address says, as it is written when somebody goes away to log in. */
export function draftFrom(query: Query, coin: string | undefined, sides: readonly ExpressSide[]): ExpressDraft {
  const asked = textOf(query.side)?.toUpperCase();
  const amount = textOf(query.amount) ?? '';
  const side = sides.find((one) => one === asked) ?? sides[0] ?? 'BUY';
  const typed = textOf(query.typed);
  return {
    side,
    coin: coin ?? textOf(query.coin)?.toUpperCase() ?? 'BTC',
    currency: textOf(query.currency)?.toUpperCase() ?? 'EUR',
    methodId: textOf(query.method),
    typed: typed === 'coins' || typed === 'money' ? typed : usuallyTyped(side),
    amount: DECIMAL.test(amount) ? amount : '',
  };
}

export const queryOf = ({ side, coin, currency, typed, amount, methodId }: ExpressDraft): Record<string, string> => ({
  side: side.toLowerCase(),
  coin,
  currency,
  ...(amount !== '' && { amount }),
  // An amount is of what it was typed in: 500 EUR must not come back as 500 BTC.
  ...(amount !== '' && typed !== usuallyTyped(side) && { typed }),
  ...(methodId !== undefined && { method: methodId }),
});

interface Terms {
  price: string;
  fees: ExpressFees;
  scale: number;
}

/** Everything the order would say; undefined while nothing is typed or no price is there. */
export function amountsOf({ side, typed, amount }: ExpressDraft, terms: Terms | undefined) {
  if (terms === undefined || amount === '' || compare(amount, '0') <= 0) return undefined;
  if (side === 'BUY') {
    const total = typed === 'money' ? roundDecimals(amount, 2, 'down') : totalForCoins(roundDecimals(amount, terms.scale, 'down'), terms);
    return buyAmounts(total, terms);
  }
  const coins = typed === 'coins' ? roundDecimals(amount, terms.scale, 'down') : coinsForTotal(roundDecimals(amount, 2, 'down'), terms);
  return sellAmounts(coins, terms);
}

/** Cents are what money has. */
export const isTooFine = ({ typed, amount }: ExpressDraft, scale: number): boolean =>
  amount !== '' && decimalsOf(amount) > (typed === 'money' ? 2 : scale);
