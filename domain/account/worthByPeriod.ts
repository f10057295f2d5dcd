import { add, multiply, roundDecimals } from '../money/decimal';
import type { Wallet } from './wallets';

/** Periods are hours or days (UTC), counted from 1970. */

/** What a wallet held of an asset when a period ended; it holds until the next row of the same wallet and asset. */
export interface BalanceOfPeriod {
  period: number;
  wallet: Wallet;
  asset: string;
  /** In whole coins. */
  amount: string;
}

/** The price of an asset in USD when a period ended. */
export interface RateOfPeriod {
  period: number;
  asset: string;
  usd: string;
}

export interface WorthOfPeriod {
  period: number;
  usd: string;
}

const USD_DECIMALS = 8;

function ratesByPeriod(rates: readonly RateOfPeriod[]): Map<number, Map<string, string>> {
  const byPeriod = new Map<number, Map<string, string>>();
  for (const { period, asset, usd } of rates) {
    const then = byPeriod.get(period) ?? new Map<string, string>();
    byPeriod.set(period, then.set(asset, usd));
  }
  return byPeriod;
}

/**
 * What balances were worth in USD when each period `from` to `to` ended, oldest first, rounded down to 8 decimals. Assets without a
 * price count as nothing. Periods that nobody took the prices of, and those before the first balance, are left out: a gap is no zero.
 */
export function worthByPeriod(
  balances: readonly BalanceOfPeriod[],
  rates: readonly RateOfPeriod[],
  { from, to }: { from: number; to: number },
): WorthOfPeriod[] {
  const changes = balances.toSorted((left, right) => left.period - right.period);
  const pricesOf = ratesByPeriod(rates);
  const held = new Map<string, BalanceOfPeriod>();
  const worth: WorthOfPeriod[] = [];
  let next = 0;
  for (let period = from; period <= to; period += 1) {
    for (let change = changes[next]; change && change.period <= period; change = changes[next]) {
      held.set(`${change.wallet} ${change.asset}`, change);
      next += 1;
    }
    const prices = pricesOf.get(period);
    if (!prices || held.size === 0) continue;
    let usd = '0';
    for (const { asset, amount } of held.values()) usd = add(usd, multiply(amount, prices.get(asset) ?? '0'));
    worth.push({ period, usd: roundDecimals(usd, USD_DECIMALS, 'down') });
  }
  return worth;
}
