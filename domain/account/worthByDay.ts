import { add, multiply, roundDecimals } from '../money/decimal';
import type { Wallet } from './wallets';

/** What a wallet held of an asset when a day ended; it holds until the next row of the same wallet and asset. */
export interface BalanceOfDay {
  day: number;
  wallet: Wallet;
  asset: string;
  /** In whole coins. */
  amount: string;
}

/** The price of an asset in USD when a day ended. */
export interface RateOfDay {
  day: number;
  asset: string;
  usd: string;
}

export interface WorthOfDay {
  day: number;
  usd: string;
}

const USD_DECIMALS = 8;

function ratesByDay(rates: readonly RateOfDay[]): Map<number, Map<string, string>> {
  const byDay = new Map<number, Map<string, string>>();
  for (const { day, asset, usd } of rates) {
    const ofDay = byDay.get(day) ?? new Map<string, string>();
    byDay.set(day, ofDay.set(asset, usd));
  }
  return byDay;
}

/**
 * What balances were worth in USD when each day from `fromDay` to `toDay` ended, oldest first, rounded down to 8 decimals. Assets
 * without a price count as nothing. Days that nobody took the prices of, and those before the first balance, are left out: a gap is no
 * zero.
 */
export function worthByDay(
  balances: readonly BalanceOfDay[],
  rates: readonly RateOfDay[],
  { fromDay, toDay }: { fromDay: number; toDay: number },
): WorthOfDay[] {
  const changes = balances.toSorted((left, right) => left.day - right.day);
  const pricesOf = ratesByDay(rates);
  const held = new Map<string, BalanceOfDay>();
  const worth: WorthOfDay[] = [];
  let next = 0;
  for (let day = fromDay; day <= toDay; day += 1) {
    for (let change = changes[next]; change && change.day <= day; change = changes[next]) {
      held.set(`${change.wallet} ${change.asset}`, change);
      next += 1;
    }
    const prices = pricesOf.get(day);
    if (!prices || held.size === 0) continue;
    let usd = '0';
    for (const { asset, amount } of held.values()) usd = add(usd, multiply(amount, prices.get(asset) ?? '0'));
    worth.push({ day, usd: roundDecimals(usd, USD_DECIMALS, 'down') });
  }
  return worth;
}
