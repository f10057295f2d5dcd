import { setImmediate as breathe } from 'node:timers/promises';
import { type Account, tradeKey } from '../../ledger/account';
import { holdKey } from '../../ledger/hold';
import type { HoldPlace, HoldRow } from '../../moneyStore';
import { spentAsset } from '../../records/market';
import type { Desk } from '../desk';
import type { LoadParts } from './loadParts';
import { loadTraders } from './loadTraders';

/** Holds read in one go: the pauses between let everyone else have their turn. */
const PAGE = 250;

/** By market: why it cannot be rebuilt. */
export type BrokenMarkets = Map<string, string>;

function accountOf(desk: Desk, { ownerId, accountId }: HoldRow): Account | undefined {
  for (const account of desk.trader(ownerId).accounts.values()) if (account.id === accountId) return account;
  return undefined;
}

/** What is wrong with the hold of an order; undefined when nothing is. */
function faultOf(desk: Desk, row: HoldRow, account: Account): string | undefined {
  const { order, amount } = row;
  if (!order || order.userId !== row.ownerId) return `hold ${row.reference} of user ${row.ownerId} is for no order`;
  if (order.status !== 'OPEN') return `order ${order.orderId} is ${order.status} and still holds ${amount}`;
  if (order.reserved !== amount) return `order ${order.orderId} reserves ${order.reserved} and holds ${amount}`;
  const { market } = desk.marketDesk(order.symbol);
  const expected = desk.findAccount(tradeKey(order.userId, spentAsset(market, order.side)));
  return expected === account ? undefined : `order ${order.orderId} holds on account ${account.id}`;
}

function addHold({ desk, log }: LoadParts, row: HoldRow, broken: BrokenMarkets): void {
  const account = accountOf(desk, row);
  if (!account) {
    log.error({ hold: row.reference, user: row.ownerId }, 'a hold is on an account that does not exist');
    return;
  }
  const { purpose, reference, amount } = row;
  account.holds ??= new Map();
  account.holds.set(holdKey(row), { account, purpose, reference, amount });
  if (purpose !== 'order') return;
  if (row.order && !desk.markets.has(row.order.symbol)) return;
  const fault = faultOf(desk, row, account);
  if (fault && row.order) broken.set(row.order.symbol, fault);
  if (fault) log.error({ fault }, 'a hold does not fit its order');
  if (row.order?.status === 'OPEN') desk.addOpenOrder(row.order);
}

/** An account whose held amount is another than its holds takes the markets of its owner's orders with it, and nothing else. */
function checkSums({ desk, log }: LoadParts, userIds: Iterable<string>, broken: BrokenMarkets): void {
  for (const userId of userIds) {
    const { accounts, openOrders } = desk.trader(userId);
    for (const account of accounts.values()) {
      let sum = 0n;
      for (const { amount } of account.holds?.values() ?? []) sum += amount;
      if (sum === account.held) continue;
      const fault = `account ${account.id} of user ${userId} holds ${account.held}, its holds are ${sum}`;
      log.error({ fault }, 'a held amount is not the sum of its holds');
      for (const { symbol, side } of openOrders.values()) {
        if (spentAsset(desk.marketDesk(symbol).market, side) === account.asset) broken.set(symbol, fault);
      }
    }
  }
}

/**
 * Reads everything that is held, page by page, with its owners and their open orders. Answers which markets cannot be trusted: a hold
 * that does not fit never ends more than the market it is of.
 */
export async function loadHolds(parts: LoadParts): Promise<BrokenMarkets> {
  const { desk, store } = parts;
  const broken: BrokenMarkets = new Map();
  const owners = new Set<string>();
  for (let place: HoldPlace | undefined; ; ) {
    const page = await store.holdsAfter(place, PAGE);
    // The embedded database answers in this thread: what it took is a turn of its own.
    await breathe();
    for (const { ownerId } of page) owners.add(ownerId);
    // Where a hold does not fit, the order's owner may be another user.
    await loadTraders(
      desk,
      store,
      page.flatMap(({ ownerId, order }) => (order ? [ownerId, order.userId] : [ownerId])),
    );
    for (const row of page) addHold(parts, row, broken);
    place = page.at(-1);
    if (page.length < PAGE) break;
    await breathe();
  }
  let seen = 0;
  for (const userId of owners) {
    checkSums(parts, [userId], broken);
    seen += 1;
    if (seen % PAGE === 0) await breathe();
  }
  return broken;
}
