import type { AppError } from '../../appError';
import type { MarketCommitted } from '../../events';
import type { Account, Hold } from '../ledger/account';
import type { ConversionRecord, LimitRecord } from '../records/conversionRecord';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import type { TransferRecord } from '../records/transferRecord';
import type { WithdrawalRecord } from '../records/withdrawalRecord';
import { type OrderState, stateOf } from './orderState';
import type { MoneyTable, MoneyTables, TableRows } from './tables';

export interface TradeRecord {
  tradeId: string;
  symbol: string;
  priceTicks: number;
  lots: number;
  /** Ledger units of quote. */
  quote: bigint;
  buyer: SpotOrderRecord;
  seller: SpotOrderRecord;
  takerSide: 'BUY' | 'SELL';
  /** Ledger units of base. */
  buyerFee: bigint;
  /** Ledger units of quote. */
  sellerFee: bigint;
  /** Between internal accounts only. */
  isInternal: boolean;
}

export interface PostingRecord {
  postingId: string;
  kind: string;
  reference: string;
  /** Between internal accounts only: retention may merge it. */
  isInternal: boolean;
}

interface TouchedMarket {
  /** By side and price: the last state of a level in this batch is what counts. */
  levels: Map<string, MarketCommitted['levels'][number]>;
  trades: TradeRecord[];
  /** Its book sequence grows even when no level changed: something else did, from that sequence on. */
  isMarked: boolean;
}

/** What listeners are told of a committed batch, besides markets and users. Plain JSON. */
export interface Notice {
  topic: string;
  payload: object;
}

/**
 * What the commands of one batch changed in memory, to be written, and then told, as one. It keeps what everything was before, so
 * that all of it can be taken back (`undoBatch`).
 */
export class Batch {
  readonly placed = new Map<string, SpotOrderRecord>();
  /** Orders of earlier batches, with what they were. */
  readonly changed = new Map<SpotOrderRecord, OrderState>();
  readonly trades: TradeRecord[] = [];
  readonly postings: PostingRecord[] = [];
  readonly entries: { postingId: string; account: Account; amount: bigint }[] = [];
  /** By how much accounts moved. */
  readonly moves = new Map<Account, { available: bigint; held: bigint }>();
  /** Holds, with the amounts they had. */
  readonly holds = new Map<Hold, bigint>();
  /** Users who are written down with this batch. */
  readonly newTraders: { userId: string; accountType: 0 | 1 | 2 }[] = [];
  readonly newAccounts: Account[] = [];
  readonly markets = new Map<string, TouchedMarket>();
  readonly notices: Notice[] = [];
  /** Rows of other tables, in the order they were written. */
  readonly more: TableRows[] = [];
  /** What became of postings of this very batch, which the database does not know of yet, by kind and reference. */
  readonly posted = new Map<string, 'posted' | AppError>();
  /** Told to their owners with the balances. */
  readonly transfers: TransferRecord[] = [];
  /** Made by this very batch: the database does not know of them yet. */
  readonly conversions: ConversionRecord[] = [];
  readonly limits: LimitRecord[] = [];
  /** Made or changed by this batch, as they are by now. */
  readonly withdrawals = new Map<string, WithdrawalRecord>();
  private readonly undos: (() => void)[] = [];
  private changes = 0;

  constructor(readonly atMs: number) {}

  /** True when there is nothing to write. */
  get isEmpty(): boolean {
    return this.placed.size + this.changed.size + this.moves.size + this.postings.length + this.more.length + this.markets.size === 0;
  }

  /**
   * Grows with every row there is to write and every change of one: as long as it stays, the rows stay. Those of markets are not
   * counted, as they say where the desk stands when the batch is sent.
   */
  get version(): number {
    return this.changes;
  }

  /** Writes a user down who places their first order. */
  newTrader(userId: string, accountType: 0 | 1 | 2): void {
    this.changes += 1;
    this.newTraders.push({ userId, accountType });
  }

  place(record: SpotOrderRecord): void {
    this.changes += 1;
    this.placed.set(record.orderId, record);
  }

  /** Call it before an order changes. */
  touch(record: SpotOrderRecord): void {
    this.changes += 1;
    if (!this.placed.has(record.orderId) && !this.changed.has(record)) this.changed.set(record, stateOf(record));
    record.updatedMs = this.atMs;
  }

  /** An order of this batch by its id, whatever has become of it. */
  order(orderId: string): SpotOrderRecord | undefined {
    const placed = this.placed.get(orderId);
    if (placed) return placed;
    for (const record of this.changed.keys()) if (record.orderId === orderId) return record;
    return undefined;
  }

  /** Changes a balance in memory and remembers by how much. Held and available amounts of the same row may trade places. */
  move(account: Account, available: bigint, held: bigint): void {
    this.changes += 1;
    account.available += available;
    account.held += held;
    const sum = this.moves.get(account);
    if (sum) {
      sum.available += available;
      sum.held += held;
      return;
    }
    this.moves.set(account, { available, held });
    if (account.isStored) return;
    account.isStored = true;
    this.newAccounts.push(account);
  }

  /** Changes a hold in memory. The account's amounts are moved by the caller. */
  setHold(hold: Hold, amount: bigint): void {
    this.changes += 1;
    if (!this.holds.has(hold)) this.holds.set(hold, hold.amount);
    hold.amount = amount;
  }

  post(posting: PostingRecord): void {
    this.changes += 1;
    this.postings.push(posting);
  }

  /** One side of a posting; an amount of zero is none. The balance is moved by the caller. */
  enter(postingId: string, account: Account, amount: bigint): void {
    this.changes += 1;
    if (amount !== 0n) this.entries.push({ postingId, account, amount });
  }

  level(symbol: string, level: MarketCommitted['levels'][number]): void {
    this.market(symbol).levels.set(`${level.side}${level.priceTicks}`, level);
  }

  trade(trade: TradeRecord): void {
    this.changes += 1;
    this.trades.push(trade);
    this.market(trade.symbol).trades.push(trade);
  }

  /** Gives what happens to a market now a place in its book's sequence. */
  mark(symbol: string): void {
    this.market(symbol).isMarked = true;
  }

  tell(topic: string, payload: object): void {
    this.notices.push({ topic, payload });
  }

  /** Writes a row of a registered table in the same transaction. */
  insert<Table extends MoneyTable>(table: Table, row: MoneyTables[Table]): void {
    this.changes += 1;
    this.rowsOf(table, 'insert').push(row);
  }

  /** Changes a row of a registered table: its key columns say which, the others become what is given. */
  update<Table extends MoneyTable>(table: Table, row: Partial<MoneyTables[Table]>): void {
    this.changes += 1;
    // Rows of one statement share their columns, so every change is a statement of its own.
    this.more.push({ table, write: 'update', rows: [row] });
  }

  /** Changes several rows of one table at once: each is there, once, and all have the same columns. */
  updateAll<Table extends MoneyTable>(table: Table, rows: Partial<MoneyTables[Table]>[]): void {
    this.changes += 1;
    this.more.push({ table, write: 'update', rows });
  }

  /** For what a command keeps in memory beside orders and balances: run, the last one first, when the batch is taken back. */
  onUndo(undo: () => void): void {
    this.undos.push(undo);
  }

  /** Takes back what `onUndo` was told of. */
  runUndos(): void {
    for (const undo of this.undos.splice(0).reverse()) undo();
  }

  private rowsOf(table: MoneyTable, write: 'insert'): object[] {
    const known = this.more.find((rows) => rows.table === table && rows.write === write);
    if (known) return known.rows;
    const rows: object[] = [];
    this.more.push({ table, write, rows });
    return rows;
  }

  private market(symbol: string): TouchedMarket {
    const known = this.markets.get(symbol);
    if (known) return known;
    const fresh: TouchedMarket = { levels: new Map(), trades: [], isMarked: false };
    this.markets.set(symbol, fresh);
    return fresh;
  }
}
