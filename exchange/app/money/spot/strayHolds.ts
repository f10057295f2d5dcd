import { fromUnits } from '@/domain/money/units';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { heldFor, release } from '../desk/holds';
import { type Hold, tradeKey } from '../ledger/account';
import type { MoneyStore } from '../moneyStore';
import { type Market, spentAsset } from '../records/market';

// Holds of orders that are over, that never were, or that spend from another account: nothing that happens to an order releases them.

export interface StrayHold {
  hold: Hold;
  /** Of the order it names; undefined where there is no such order. */
  symbol: string | undefined;
}

/** What an audit line says of a hold that was released. */
interface ReleasedHold {
  userId: string;
  orderId: string;
  asset: string;
  /** Decimal. */
  amount: string;
}

function isInPlace(desk: Desk, { account, reference }: Hold): boolean {
  const order = desk.openOrders.get(reference);
  if (!order) return false;
  const { market } = desk.marketDesk(order.symbol);
  return account === desk.findAccount(tradeKey(order.userId, spentAsset(market, order.side)));
}

/** All of them, whichever market they are of. Who holds anything is in memory. */
export async function findStrayHolds(desk: Desk, store: Pick<MoneyStore, 'ordersByIds'>): Promise<StrayHold[]> {
  const holds: Hold[] = [];
  for (const { ownerType, holds: own } of desk.allAccounts()) {
    if (ownerType !== 'user' || !own) continue;
    for (const hold of own.values()) if (hold.purpose === 'order' && !isInPlace(desk, hold)) holds.push(hold);
  }
  if (holds.length === 0) return [];
  const orders = await store.ordersByIds([...new Set(holds.map(({ reference }) => reference))]);
  const symbols = new Map(orders.map(({ orderId, symbol }) => [orderId, symbol]));
  return holds.map((hold) => ({ hold, symbol: symbols.get(hold.reference) }));
}

/** A hold without an order has no market: it is released with the first one that trades its asset. */
const isOf = ({ symbol, base, quote }: Market, stray: StrayHold): boolean =>
  stray.symbol === undefined ? [base, quote].includes(stray.hold.account.asset) : stray.symbol === symbol;

/** More than an account has as held cannot be given back: that stays as it is, and reconciliation names it. */
const isStillHeld = ({ hold }: StrayHold): boolean => heldFor(hold.account, hold) > 0n && hold.account.held >= hold.amount;

/**
 * Makes what stray holds of a market set aside available again, at most `limit` of them; tells how many are left for next time. The
 * market's orders are closed before.
 */
export function releaseStrayHolds(
  { desk, batch }: { desk: Desk; batch: Batch },
  market: Market,
  strays: readonly StrayHold[],
  limit: number,
): { released: ReleasedHold[]; left: number } {
  const released: ReleasedHold[] = [];
  let left = 0;
  for (const stray of strays) {
    if (!isOf(market, stray) || !isStillHeld(stray)) continue;
    if (released.length >= limit) {
      left += 1;
      continue;
    }
    const { account, reference, amount } = stray.hold;
    // Whoever is told of a change stays in memory until it is committed.
    const { userId } = desk.trader(account.ownerId);
    release(batch, account, stray.hold, amount);
    released.push({ userId, orderId: reference, asset: account.asset, amount: fromUnits(amount, desk.scales.get(account.asset) ?? 0) });
  }
  return { released, left };
}
