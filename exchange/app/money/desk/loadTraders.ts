import type { MoneyStore } from '../moneyStore';
import { hasRememberedNames, NAME_MEMORY_MS } from './clientOrderIds';
import type { Desk } from './desk';

/** Names remembered when a trader is loaded; who used more within a day is looked up order by order. */
const NAMES_PER_TRADER = 1_000;

/** Brings traders into memory with their fee rates, balances and the names of their latest orders. */
export async function loadTraders(
  desk: Desk,
  store: MoneyStore,
  traders: readonly { userId: string; accountType: 0 | 1 | 2 }[],
  nowMs: number,
): Promise<void> {
  if (traders.length === 0) return;
  const userIds = traders.map((trader) => trader.userId);
  const rows = await store.ensureTraders(traders);
  const accounts = await store.accountsOf(userIds);
  const named = traders.filter(hasRememberedNames).map((trader) => trader.userId);
  const names = named.length === 0 ? [] : await store.recentNames(named, nowMs - NAME_MEMORY_MS, NAMES_PER_TRADER);
  // A posting may have brought some of these accounts in before their owner first traded; the mirror in use stays.
  for (const account of accounts) if (!desk.findAccount(account)) desk.addAccount(account);
  for (const row of rows) {
    const own = names.filter((name) => name.userId === row.userId).reverse();
    const [oldest] = own;
    desk.names.load(row.userId, own, own.length < NAMES_PER_TRADER || !oldest ? 0 : oldest.createdMs + 1);
    desk.addTrader(row);
  }
}
