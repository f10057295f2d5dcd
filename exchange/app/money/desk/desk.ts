import { randomUUID } from 'node:crypto';
import type { Batch, TradeRecord } from '../batch/batch';
import { type Account, type AccountKey, accountKeyText, walletKey } from '../ledger/account';
import { FeeTable } from '../records/feeRates';
import type { MoneyHalt } from '../records/moneyHalt';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import { ID_KINDS, type IdKind, IdRange } from './idRange';
import type { MarketDesk } from './market/marketDesk';
import type { Trader } from './trader';

/**
 * Something that waits on prices: a stop, a liquidation. After the command that traded is done it is told of each of its trades, in
 * their order and in the same batch; what it then does may trade again, which it is told of in turn. It must depend on nothing but
 * the desk: the same commands have the same outcome, always.
 */
export interface PriceWaiter {
  onTrade(turn: { desk: Desk; batch: Batch; marketDesk: MarketDesk }, trade: TradeRecord): void;
}

/** Everything the writer keeps in memory. Only the writer's own loop changes it, and a commit of unknown outcome throws it away. */
export class Desk {
  readonly markets = new Map<string, MarketDesk>();
  readonly traders = new Map<string, Trader>();
  readonly openOrders = new Map<string, SpotOrderRecord>();
  readonly ids = Object.fromEntries(ID_KINDS.map((kind) => [kind, new IdRange(1, 1)])) as Record<IdKind, IdRange>;
  /** Decimal places of every asset. */
  readonly scales = new Map<string, number>();
  readonly fees = new FeeTable();
  /** What waits on prices, in the order it is asked. */
  readonly priceWaiters: PriceWaiter[] = [];
  /** While they are being told; trades they cause are told by the same round. */
  isTellingWaiters = false;
  /** Why money stands still, on top of the markets' own states; null while it moves. */
  moneyHalt: MoneyHalt | null = null;
  /** What this writer calls itself at the database's fence. */
  readonly owner = randomUUID();
  /** The writer's epoch at the database's fence. */
  epoch = 0;
  /** Grows with every batch that is begun. */
  batchNumber = 0;
  private readonly system = new Map<string, Account>();

  /** Undefined when its owner is not in memory, or there is none. */
  findAccount(key: AccountKey): Account | undefined {
    if (key.ownerType === 'system') return this.system.get(accountKeyText(key));
    return this.traders.get(key.ownerId)?.accounts.get(walletKey(key));
  }

  /** An account of someone in memory; one that nothing ever moved is empty. An owner who is not loaded is a fault in the program. */
  account(key: AccountKey): Account {
    const known = this.findAccount(key);
    if (known) return known;
    const fresh: Account = { ...key, id: this.ids.account.take(), available: 0n, held: 0n, isStored: false };
    this.addAccount(fresh);
    return fresh;
  }

  addAccount(account: Account): void {
    if (account.ownerType === 'system') this.system.set(accountKeyText(account), account);
    else this.trader(account.ownerId).addAccount(account);
  }

  *allAccounts(): Generator<Account> {
    yield* this.system.values();
    for (const { accounts } of this.traders.values()) yield* accounts.values();
  }

  marketDesk(symbol: string): MarketDesk {
    const desk = this.markets.get(symbol);
    if (!desk) throw new Error(`market ${symbol} is not loaded`);
    return desk;
  }

  trader(userId: string): Trader {
    const trader = this.traders.get(userId);
    if (!trader) throw new Error(`trader ${userId} is not loaded`);
    trader.usedInBatch = this.batchNumber;
    return trader;
  }

  /** Writes a trader down with the batch in which they first place an order. */
  storeTrader(batch: Batch, trader: Trader, accountType: 0 | 1 | 2): void {
    if (trader.isStored) return;
    trader.isStored = true;
    batch.newTrader(trader.userId, accountType);
    batch.onUndo(() => {
      trader.isStored = false;
    });
  }

  addOpenOrder(record: SpotOrderRecord): void {
    if (this.openOrders.has(record.orderId)) return;
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
    this.system.clear();
  }
}
