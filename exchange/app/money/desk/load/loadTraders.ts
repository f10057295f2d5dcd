import type { MoneyStore, NamedOrder } from '../../moneyStore';
import { DEFAULT_FEE_TIER } from '../../records/feeRates';
import { ClientNames, NAMES_PER_USER } from '../clientNames';
import type { Desk } from '../desk';
import { FREE, Trader } from '../trader';

/** Names read when a user first places an order; who has more is looked up order by order. */
const NAMES_READ = NAMES_PER_USER / 2;

function groupByUser<Row extends { userId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group) group.push(row);
    else groups.set(row.userId, [row]);
  }
  return groups;
}

/** Brings users into memory with their fee tiers and balances. Those who are there already stay as they are. */
export async function loadTraders(desk: Desk, store: MoneyStore, userIds: Iterable<string>): Promise<void> {
  const missing = [...new Set(userIds)].filter((userId) => !desk.traders.has(userId));
  if (missing.length === 0) return;
  const [rows, accounts] = [await store.tradersOf(missing), await store.accountsOf(missing)];
  const stored = new Map(rows.map((row) => [row.userId, row]));
  for (const userId of missing) {
    const row = stored.get(userId);
    desk.traders.set(userId, new Trader(userId, row?.feeTier ?? DEFAULT_FEE_TIER, row !== undefined, row?.stands ?? FREE));
  }
  for (const account of accounts) desk.addAccount(account);
}

/** Brings the names into memory that these users gave their orders. Their users are loaded. */
export async function loadNames(desk: Desk, store: MoneyStore, userIds: Iterable<string>): Promise<void> {
  const missing = [...new Set(userIds)].filter((userId) => !desk.trader(userId).names);
  if (missing.length === 0) return;
  const named: Map<string, NamedOrder[]> = groupByUser(await store.namesOf(missing, NAMES_READ));
  for (const userId of missing) {
    const own = named.get(userId) ?? [];
    desk.trader(userId).names = new ClientNames(own, own.length < NAMES_READ);
  }
}
