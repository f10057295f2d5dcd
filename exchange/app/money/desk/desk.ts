import type { Book } from '../../../engine/book';
import { type Account, type AccountKey, accountKeyText } from '../ledger/account';
import type { TraderRow } from '../moneyStore';
import type { Market } from '../records/market';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import { ClientOrderIds } from './clientOrderIds';
import type { CommittedBook } from './committedBook';
import { type IdKind, IdRange } from './idRange';

/** One market as the writer works on it. */
export interface MarketDesk {
  readonly market: Market;
  book: Book;
  readonly committed: CommittedBook;
  epoch: number;
  seq: number;
  lastPriceTicks: number;
}

/** Someone who trades: fee rates and open orders. */
export interface Trader extends TraderRow {
  readonly openOrders: Map<string, SpotOrderRecord>;
  /** By symbol. */
  readonly openCounts: Map<string, number>;
}

/** Everything the writer keeps in memory. Only the writer's own loop changes it, and a failed commit throws it away. */
export class Desk {
  readonly markets = new Map<string, MarketDesk>();
  readonly traders = new Map<string, Trader>();
  readonly openOrders = new Map<string, SpotOrderRecord>();
  readonly names = new ClientOrderIds();
  readonly ids: Record<IdKind, IdRange> = { order: new IdRange(1, 1), trade: new IdRange(1, 1), posting: new IdRange(1, 1) };
  /** Decimal places of every asset. */
  readonly scales = new Map<string, number>();
  private readonly accounts = new Map<string, Account>();

  findAccount(key: AccountKey): Account | undefined {
    return this.accounts.get(accountKeyText(key));
  }

  /** An account the writer has made sure of; a missing one is a fault in the program. */
  account(key: AccountKey): Account {
    const account = this.findAccount(key);
    if (!account) throw new Error(`account ${accountKeyText(key)} is not loaded`);
    return account;
  }

  addAccount(account: Account): void {
    this.accounts.set(accountKeyText(account), account);
  }

  allAccounts(): Iterable<Account> {
    return this.accounts.values();
  }

  marketDesk(symbol: string): MarketDesk {
    const desk = this.markets.get(symbol);
    if (!desk) throw new Error(`market ${symbol} is not loaded`);
    return desk;
  }

  trader(userId: string): Trader {
    const trader = this.traders.get(userId);
    if (!trader) throw new Error(`trader ${userId} is not loaded`);
    return trader;
  }

  addTrader(row: TraderRow): void {
    this.traders.set(row.userId, { ...row, openOrders: new Map(), openCounts: new Map() });
  }

  addOpenOrder(record: SpotOrderRecord): void {
    this.openOrders.set(record.orderId, record);
    const { openOrders, openCounts } = this.trader(record.userId);
    openOrders.set(record.orderId, record);
    openCounts.set(record.symbol, (openCounts.get(record.symbol) ?? 0) + 1);
  }

  removeOpenOrder(record: SpotOrderRecord): void {
    if (!this.openOrders.delete(record.orderId)) return;
    const { openOrders, openCounts } = this.trader(record.userId);
    openOrders.delete(record.orderId);
    openCounts.set(record.symbol, (openCounts.get(record.symbol) ?? 0) - 1);
  }

  /** Forgets balances, traders, orders and names, before a rebuild. */
  clear(): void {
    this.traders.clear();
    this.openOrders.clear();
    this.accounts.clear();
    this.names.clear();
  }
}
