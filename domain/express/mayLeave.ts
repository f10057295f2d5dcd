import { add, compare, divide, isZero, max, min, multiply, subtract } from '../money/decimal';

/** Coins of one kind that a card was charged for, and that may not leave yet. */
export interface Bought {
  /** Decimals. */
  coins: string;
  /** What was paid for them, in USD. */
  usd: string;
}

/** An account as it would be asked whether something may leave it: all wallets together, without what is on its way out. */
export interface Account {
  stays: ReadonlyMap<string, string>;
  bought: ReadonlyMap<string, Bought>;
  /** USD by asset; what has none counts for nothing. */
  rates: ReadonlyMap<string, string>;
}

const USD_DECIMALS = 8;
const beyond = (amount: string, taken: string) => max('0', subtract(amount, taken));

/** What was made of bought coins that are not there any more: the larger of what was paid for them and of what they are worth now. */
function owedFor({ coins, usd }: Bought, stays: string, rate: string | undefined): string {
  const missing = beyond(coins, stays);
  if (isZero(missing)) return '0';
  return max(divide(multiply(usd, missing), coins, 'up', USD_DECIMALS), multiply(missing, rate ?? '0'));
}

/**
 * How much of an asset may leave: of bought coins none, and of everything else what is not needed to stand for bought coins that were traded
 * away.
 * @param scale decimals of the asset
 */
export function mayLeave(asset: string, scale: number, { stays, bought, rates }: Account): string {
  let needed = '0';
  for (const [coin, one] of bought) needed = add(needed, owedFor(one, stays.get(coin) ?? '0', rates.get(coin)));
  const freeOf = (coin: string) => beyond(stays.get(coin) ?? '0', bought.get(coin)?.coins ?? '0');
  const free = freeOf(asset);
  if (isZero(needed)) return free;
  let spare = '0';
  for (const coin of stays.keys()) spare = add(spare, multiply(freeOf(coin), rates.get(coin) ?? '0'));
  if (compare(spare, needed) < 0) return '0';
  const rate = rates.get(asset) ?? '0';
  return isZero(rate) ? free : min(free, divide(subtract(spare, needed), rate, 'down', scale));
}
