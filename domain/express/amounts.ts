import { add, compare, divide, min, multiply, roundDecimals, subtract } from '../money/decimal';

/** Of the total of a purchase, or of what the coins of a sale are worth; percent. */
export interface ExpressFees {
  providerPercent: string;
  ownPercent: string;
}

/** Money has two decimals; coins those of the ledger. */
const CENTS = 2;

/** Fees are rounded up: a part of a cent is nobody's gift. */
const share = (amount: string, percent: string) => roundDecimals(multiply(amount, divide(percent, '100', 'up', 10)), CENTS, 'up');

export interface ExpressAmounts {
  /** What is paid for a purchase, or paid out for a sale. */
  total: string;
  /** What the coins cost, or are worth, before fees. */
  forCoins: string;
  providerFee: string;
  ownFee: string;
  coins: string;
  /** The own fee in coins, which is how the ledger keeps it: more coins change hands than the buyer gets, or fewer than the seller gives. */
  feeCoins: string;
}

interface Terms {
  price: string;
  fees: ExpressFees;
  /** Decimals of the coin. */
  scale: number;
}

/** What a purchase brings at a price, of what of it is for coins and what is the own fee: coins are rounded down. */
export function coinsFor(
  { forCoins, ownFee }: Pick<ExpressAmounts, 'forCoins' | 'ownFee'>,
  { price, scale }: Pick<Terms, 'price' | 'scale'>,
): Pick<ExpressAmounts, 'coins' | 'feeCoins'> {
  return { coins: divide(forCoins, price, 'down', scale), feeCoins: divide(ownFee, price, 'down', scale) };
}

/** A purchase: fees are inside what is paid, coins are rounded down. */
export function buyAmounts(total: string, { fees, ...at }: Terms): ExpressAmounts {
  const providerFee = share(total, fees.providerPercent);
  const ownFee = share(total, fees.ownPercent);
  const taken = add(providerFee, ownFee);
  const forCoins = compare(total, taken) > 0 ? subtract(total, taken) : '0';
  return { total, forCoins, providerFee, ownFee, ...coinsFor({ forCoins, ownFee }, at) };
}

/** A sale: what the coins are worth is rounded down, and the fees come out of it. */
export function sellAmounts(coins: string, { price, fees, scale }: Terms): ExpressAmounts {
  const forCoins = roundDecimals(multiply(coins, price), CENTS, 'down');
  const providerFee = share(forCoins, fees.providerPercent);
  const ownFee = share(forCoins, fees.ownPercent);
  const taken = add(providerFee, ownFee);
  const total = compare(forCoins, taken) > 0 ? subtract(forCoins, taken) : '0';
  return { total, forCoins, providerFee, ownFee, coins, feeCoins: min(divide(ownFee, price, 'down', scale), coins) };
}

const keptShare = ({ providerPercent, ownPercent }: ExpressFees) => subtract('100', add(providerPercent, ownPercent));

/** The smallest payment that surely brings so many coins: both fees may be rounded up by a cent. */
export function totalForCoins(coins: string, terms: Terms): string {
  const worth = multiply(coins, terms.price);
  let total = roundDecimals(divide(multiply(worth, '100'), keptShare(terms.fees), 'up', 10), CENTS, 'up');
  while (compare(buyAmounts(total, terms).coins, coins) < 0) total = add(total, '0.01');
  return total;
}

/** The fewest coins whose sale surely pays out so much. */
export function coinsForTotal(total: string, terms: Terms): string {
  const worth = divide(multiply(total, '100'), keptShare(terms.fees), 'up', 10);
  const step = divide('0.01', terms.price, 'up', terms.scale);
  let coins = divide(worth, terms.price, 'up', terms.scale);
  while (compare(sellAmounts(coins, terms).total, total) < 0) coins = add(coins, step);
  return coins;
}
