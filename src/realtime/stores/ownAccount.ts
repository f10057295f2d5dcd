import type { Balance } from '@/contract/balance';
import type { OwnFill, OwnOrder } from '@/contract/ownOrder';

/** What is known of the signed-in user's orders and balances. */
export interface OwnAccount {
  /** Open orders, newest first. */
  openOrders: readonly OwnOrder[];
  /** Trading-wallet balances by asset. */
  balances: ReadonlyMap<string, Balance>;
  /** Fills of this visit, newest first. */
  fills: readonly OwnFill[];
  /** False until the account was first read, and from a lost line until it is read again. */
  isCurrent: boolean;
  /** How far the open orders, and the balances, are known: one may be read while the other cannot. */
  orders: Reading;
  funds: Reading;
}

export interface Reading {
  /** Whether it was ever read: before that, nothing there means "not known". */
  isLoaded: boolean;
  /** Whether the last attempt to read it failed. */
  isFailed: boolean;
}

interface Rows {
  orders: readonly OwnOrder[];
  fills: readonly OwnFill[];
  balances: readonly Balance[];
}

const KEPT_FILLS = 200;

export const EMPTY_ACCOUNT: OwnAccount = {
  openOrders: [],
  balances: new Map(),
  fills: [],
  isCurrent: false,
  orders: { isLoaded: false, isFailed: false },
  funds: { isLoaded: false, isFailed: false },
};

/** Frames tell the balances of every wallet; orders spend from this one. */
const isTradable = ({ wallet }: Balance) => wallet === 'TRADE';

export function balancesByAsset(balances: readonly Balance[]): ReadonlyMap<string, Balance> {
  return new Map(balances.filter(isTradable).map((balance) => [balance.asset, balance]));
}

const READ: Reading = { isLoaded: true, isFailed: false };

/** The account once calls were answered: what failed stays as it was, and is said to have failed. */
export function fromCalls(
  before: OwnAccount,
  orders: PromiseSettledResult<readonly OwnOrder[]>,
  balances: PromiseSettledResult<readonly Balance[]>,
): OwnAccount {
  const isRead = orders.status === 'fulfilled' && balances.status === 'fulfilled';
  return {
    ...before,
    ...(orders.status === 'fulfilled'
      ? { openOrders: sortNewest(orders.value), orders: READ }
      : { orders: { ...before.orders, isFailed: true } }),
    ...(balances.status === 'fulfilled'
      ? { balances: balancesByAsset(balances.value), funds: READ }
      : { funds: { ...before.funds, isFailed: true } }),
    isCurrent: isRead || before.isCurrent,
  };
}

/** Rows of a private frame are absolute: each replaces what was known under its id. */
export function applyRows(account: OwnAccount, rows: Rows): OwnAccount {
  return {
    ...account,
    openOrders: rows.orders.length > 0 ? mergeOrders(account.openOrders, rows.orders) : account.openOrders,
    fills: rows.fills.length > 0 ? mergeFills(account.fills, rows.fills) : account.fills,
    balances: rows.balances.length > 0 ? new Map([...account.balances, ...balancesByAsset(rows.balances)]) : account.balances,
  };
}

function mergeOrders(known: readonly OwnOrder[], changed: readonly OwnOrder[]): readonly OwnOrder[] {
  const byId = new Map(known.map((order) => [order.orderId, order]));
  for (const order of changed) {
    const old = byId.get(order.orderId);
    if (old && old.updatedAt > order.updatedAt) continue;
    if (order.status === 'OPEN') byId.set(order.orderId, order);
    else byId.delete(order.orderId);
  }
  return sortNewest([...byId.values()]);
}

function mergeFills(known: readonly OwnFill[], fresh: readonly OwnFill[]): readonly OwnFill[] {
  const ids = new Set(known.map((fill) => `${fill.tradeId}/${fill.orderId}`));
  const added = fresh.filter((fill) => !ids.has(`${fill.tradeId}/${fill.orderId}`));
  return [...added.toReversed(), ...known].slice(0, KEPT_FILLS);
}

function sortNewest(orders: readonly OwnOrder[]): readonly OwnOrder[] {
  return orders.toSorted((a, b) => b.createdAt - a.createdAt || compareIds(b.orderId, a.orderId));
}

/** Ids are decimal strings that may outgrow a number: longer is larger. */
function compareIds(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}
