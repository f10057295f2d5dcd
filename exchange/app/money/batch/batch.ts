import type { MarketCommitted } from '../../events';
import type { Account } from '../ledger/account';
import type { SpotOrderRecord } from '../records/spotOrderRecord';

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
}

export interface PostingRecord {
  postingId: string;
  kind: string;
  reference: string;
  /** Between internal accounts only: may be compacted one day. */
  isInternal: boolean;
}

interface MarketChange {
  /** By side and price: the last state of a level in this batch is what counts. */
  levels: Map<string, MarketCommitted['levels'][number]>;
  trades: TradeRecord[];
}

/** What the commands of one batch changed in memory, to be written, and then told, as one. */
export class Batch {
  readonly placed = new Map<string, SpotOrderRecord>();
  /** Orders of earlier batches. */
  readonly changed = new Set<SpotOrderRecord>();
  readonly trades: TradeRecord[] = [];
  readonly postings: PostingRecord[] = [];
  private readonly posted = new Set<string>();
  readonly entries: { postingId: string; account: Account; amount: bigint }[] = [];
  readonly moves = new Map<Account, { available: bigint; held: bigint }>();
  readonly markets = new Map<string, MarketChange>();

  constructor(readonly atMs: number) {}

  /** True when there is nothing to write. */
  get isEmpty(): boolean {
    return this.placed.size === 0 && this.changed.size === 0 && this.moves.size === 0;
  }

  place(record: SpotOrderRecord): void {
    this.placed.set(record.orderId, record);
  }

  touch(record: SpotOrderRecord): void {
    record.updatedMs = this.atMs;
    if (!this.placed.has(record.orderId)) this.changed.add(record);
  }

  /** Changes a balance in memory and remembers by how much. Held and available amounts of the same row may trade places. */
  move(account: Account, available: bigint, held: bigint): void {
    account.available += available;
    account.held += held;
    const sum = this.moves.get(account);
    if (sum) {
      sum.available += available;
      sum.held += held;
      return;
    }
    this.moves.set(account, { available, held });
  }

  /** True when this very batch has such a posting: the database does not know of it yet. */
  hasPosted(kind: string, reference: string): boolean {
    return this.posted.has(`${kind}|${reference}`);
  }

  post(posting: PostingRecord): void {
    this.postings.push(posting);
    this.posted.add(`${posting.kind}|${posting.reference}`);
  }

  /** One side of a posting; an amount of zero is none. The balance is moved by the caller. */
  enter(postingId: string, account: Account, amount: bigint): void {
    if (amount !== 0n) this.entries.push({ postingId, account, amount });
  }

  level(symbol: string, level: MarketCommitted['levels'][number]): void {
    this.market(symbol).levels.set(`${level.side}${level.priceTicks}`, level);
  }

  trade(trade: TradeRecord): void {
    this.trades.push(trade);
    this.market(trade.symbol).trades.push(trade);
  }

  private market(symbol: string): MarketChange {
    const known = this.markets.get(symbol);
    if (known) return known;
    const fresh: MarketChange = { levels: new Map(), trades: [] };
    this.markets.set(symbol, fresh);
    return fresh;
  }
}
