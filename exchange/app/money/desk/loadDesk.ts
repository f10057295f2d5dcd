import { Book } from '../../../engine/book';
import type { OpenOrder } from '../../../engine/commands';
import { type AccountKey, feesKey, issuanceKey } from '../ledger/account';
import type { MarketStateRow, MoneyStore } from '../moneyStore';
import { defineMarket, type Market } from '../records/market';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import { CommittedBook } from './committedBook';
import type { Desk } from './desk';
import { loadTraders } from './loadTraders';

const ALL_LEVELS = Number.MAX_SAFE_INTEGER;

/** Another process has taken these markets over: this one must not write to them again. */
export class MarketLostError extends Error {
  constructor(symbol: string) {
    super(`market ${symbol} has another owner now`);
    this.name = 'MarketLostError';
  }
}

function restingOrder({ orderId, userId, side, priceTicks, lots, filledLots }: SpotOrderRecord): OpenOrder {
  if (priceTicks === null || lots === null) throw new Error(`market order ${orderId} is open in the database`);
  return { orderId, ownerId: userId, side, priceTicks, lots: lots - filledLots };
}

function addMarket(desk: Desk, market: Market, state: MarketStateRow): void {
  desk.markets.set(market.symbol, {
    market,
    book: new Book(),
    committed: new CommittedBook(market.symbol),
    epoch: state.epoch,
    seq: state.seq,
    lastPriceTicks: state.lastPriceTicks,
  });
}

/** First load, once per process: the listing, and ownership of all its markets. */
export async function openDesk(desk: Desk, store: MoneyStore, symbols: readonly string[], nowMs: number): Promise<void> {
  for (const { asset, scale } of await store.assets()) desk.scales.set(asset, scale);
  const states = new Map((await store.takeOver(symbols)).map((state) => [state.symbol, state]));
  for (const row of await store.markets()) {
    const state = states.get(row.symbol);
    if (state) addMarket(desk, defineMarket(row), state);
  }
  await reloadDesk(desk, store, nowMs);
}

/** Everyone with an open order, and the system's own accounts; everyone else is loaded when they come. */
async function loadOwners(desk: Desk, store: MoneyStore, orders: readonly SpotOrderRecord[], nowMs: number): Promise<void> {
  const systemKeys: AccountKey[] = [...desk.scales.keys()].flatMap((asset) => [feesKey(asset), issuanceKey(asset)]);
  for (const account of await store.ensureAccounts(systemKeys)) desk.addAccount(account);
  const owners = new Map(orders.map(({ userId, accountType }) => [userId, { userId, accountType }]));
  await loadTraders(desk, store, [...owners.values()], nowMs);
}

/**
 * Rebuilds books, orders and balances from the database: on start, and after a failed commit, when memory holds what the
 * database does not. Throws MarketLostError when a market has changed hands in the meantime.
 */
export async function reloadDesk(desk: Desk, store: MoneyStore, nowMs: number): Promise<void> {
  const symbols = [...desk.markets.keys()];
  const states = await store.marketStates(symbols);
  for (const { symbol, epoch } of states) if (desk.marketDesk(symbol).epoch !== epoch) throw new MarketLostError(symbol);
  const orders = await store.openOrders(symbols);
  desk.clear();
  await loadOwners(desk, store, orders, nowMs);
  for (const order of orders) desk.addOpenOrder(order);
  for (const { symbol, seq, lastPriceTicks } of states) {
    const marketDesk = desk.marketDesk(symbol);
    marketDesk.seq = seq;
    marketDesk.lastPriceTicks = lastPriceTicks;
    marketDesk.book = Book.rebuild(orders.filter((order) => order.symbol === symbol).map(restingOrder));
    marketDesk.committed.reset(seq, marketDesk.book.levels('BUY', ALL_LEVELS), marketDesk.book.levels('SELL', ALL_LEVELS));
  }
}
