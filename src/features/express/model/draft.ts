import { buyAmounts, coinsForTotal, type ExpressFees, sellAmounts, totalForCoins } from '@/domain/express/amounts';
import { EXPRESS_SIDES, type ExpressSide } from '@/domain/express/orderState';
import { compare, decimalsOf, roundDecimals } from '@/domain/money/decimal';

/** What is chosen and typed. One amount is typed, the other follows. */
export interface ExpressDraft {
  side: ExpressSide;
  coin: string;
  /** "" while nothing was chosen and nobody knows what is offered. */
  currency: string;
  methodId: string | undefined;
  typed: 'money' | 'coins';
  /** "" for nothing. */
  amount: string;
}

export type Query = Readonly<Record<string, string | string[] | undefined>>;
const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
/** The side of the pair that an address without `typed` means. */
const usuallyTyped = (side: ExpressSide): ExpressDraft['typed'] => (side === 'SELL' ? 'coins' : 'money');
const DECIMAL = /^\d{1,12}(\.\d{1,8})?$/;

const sideNamed = (query: Query): ExpressSide | undefined => EXPRESS_SIDES.find((one) => one === textOf(query.side)?.toUpperCase());

/** The side an address asks for, as far as the brand has it. */
export function sideIn(query: Query, sides: readonly ExpressSide[]): ExpressSide {
  const asked = sideNamed(query);
  return sides.find((one) => one === asked) ?? sides[0] ?? 'BUY';
}

/** A purchase and a sale of as much: an amount stays what it was typed as, ways to pay are of their side. */
export const turned = (draft: ExpressDraft, side: ExpressSide): ExpressDraft =>
  draft.side === side ? draft : { ...draft, side, methodId: undefined };

/** Everything but the side an address says of an order, as one text; "" where it says nothing. */
export const namedIn = (query: Query, coin: string | undefined): string =>
  new URLSearchParams(
    ['coin', 'currency', 'amount', 'typed', 'method'].flatMap((name) => {
      const text = name === 'coin' && coin !== undefined ? undefined : textOf(query[name]);
      return text === undefined ? [] : [[name, text]];
    }),
  ).toString();

/**
 * What the address says, as it is written when a user goes away to log in. It is read as of the side it names, and turned where the brand
 * lacks that one: what would be paid must not be sold as so many coins. A fixed coin is only bought, and its address names no side.
 */
export function draftFrom(query: Query, coin: string | undefined, sides: readonly ExpressSide[]): ExpressDraft {
  const amount = textOf(query.amount) ?? '';
  const side = sideIn(query, sides);
  const asked = coin === undefined ? (sideNamed(query) ?? side) : side;
  const typed = textOf(query.typed);
  const draft: ExpressDraft = {
    side: asked,
    coin: coin ?? textOf(query.coin)?.toUpperCase() ?? 'BTC',
    currency: textOf(query.currency)?.toUpperCase() ?? '',
    methodId: textOf(query.method),
    typed: typed === 'coins' || typed === 'money' ? typed : usuallyTyped(asked),
    amount: DECIMAL.test(amount) ? amount : '',
  };
  return turned(draft, side);
}

export const queryOf = ({ side, coin, currency, typed, amount, methodId }: ExpressDraft): Record<string, string> => ({
  side: side.toLowerCase(),
  coin,
  ...(currency !== '' && { currency }),
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
