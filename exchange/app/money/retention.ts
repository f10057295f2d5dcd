import type { Clock } from '../ports/clock';

/** How long rows of internal accounts stay after they were closed: longer than anybody asks again for an answer that got lost. */
const KEPT_MS = 2 * 60_000;
/** Trades of each market that stay whatever their age: a restart shows them. */
const TRADES_KEPT = 200;
/** Rows of one piece: small enough that the money writer hardly notices. */
const CHUNK = 200;

/** A walk by id. */
export interface Chunk {
  afterId: string;
  limit: number;
}

export interface Walked {
  /** Where the next piece goes on. */
  lastId: string;
  deleted: number;
}

/** Trades of a market below this id are counted in stored candles and not among its last ones. */
export interface TradeBound {
  symbol: string;
  belowId: string;
}

export interface RetentionStore {
  /** Deletes orders of internal accounts closed before. Undefined when there was none after the id. */
  pruneOrders(chunk: Chunk, beforeMs: number): Promise<Walked | undefined>;
  /** What of each market's trades may go, when its last `kept` stay. */
  tradeBounds(kept: number): Promise<TradeBound[]>;
  /**
   * Deletes trades between internal accounts within the bounds, made before, whose orders are both gone: an order that is still
   * there is always the sum of its trades. Undefined when there was none to look at after the id.
   */
  pruneTrades(chunk: Chunk, beforeMs: number, bounds: readonly TradeBound[]): Promise<Walked | undefined>;
  /** Merges postings between internal accounts made before into the opening posting, one entry per account; returns how many. */
  compactPostings(beforeMs: number, limit: number): Promise<number>;
  /** Lets the space of deleted rows be used again where the database does not do so by itself. */
  reclaim(): Promise<void>;
}

/** Rows that went. */
export interface RetentionReport {
  orders: number;
  trades: number;
  postings: number;
}

export interface RetentionParts {
  store: RetentionStore;
  clock: Clock;
  /** Called between pieces, so that others get their turn; also where a stopping process interrupts. */
  breathe(): Promise<void>;
}

async function walk(piece: (chunk: Chunk) => Promise<Walked | undefined>, breathe: () => Promise<void>): Promise<number> {
  let total = 0;
  for (let afterId = '0'; ; ) {
    const walked = await piece({ afterId, limit: CHUNK });
    if (!walked) return total;
    total += walked.deleted;
    afterId = walked.lastId;
    await breathe();
  }
}

async function untilNone(work: () => Promise<number>, breathe: () => Promise<void>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work();
    if (done === 0) return total;
    total += done;
    await breathe();
  }
}

/**
 * Forgets what the practice market's makers and takers did among themselves: they place and cancel by the second, and nobody reads
 * it but in candles and the last trades. Users' orders, trades and postings stay for good, and every account keeps the sum of its
 * entries at every moment.
 */
export async function runRetention({ store, clock, breathe }: RetentionParts): Promise<RetentionReport> {
  const beforeMs = clock.now() - KEPT_MS;
  const orders = await walk((chunk) => store.pruneOrders(chunk, beforeMs), breathe);
  const bounds = await store.tradeBounds(TRADES_KEPT);
  const trades = await walk((chunk) => store.pruneTrades(chunk, beforeMs, bounds), breathe);
  const postings = await untilNone(() => store.compactPostings(beforeMs, CHUNK), breathe);
  await store.reclaim();
  return { orders, trades, postings };
}
