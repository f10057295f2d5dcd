import type { Clock } from '../ports/clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Rows looked at in one go: small enough that the money writer hardly notices. */
const CHUNK = 2_000;

export interface RetentionStore {
  /**
   * Looks at closed orders of internal accounts with ids above `afterId`, at most `limit`, and deletes the unfilled ones
   * closed before `unfilledBeforeMs` and the others closed before `filledBeforeMs`. Undefined when there were none to look at.
   */
  pruneOrders(
    chunk: { afterId: string; limit: number },
    before: { unfilledBeforeMs: number; filledBeforeMs: number },
  ): Promise<{ lastId: string; deleted: number } | undefined>;
  /** Deletes trades between internal accounts made before; returns how many. */
  pruneTrades(beforeMs: number, limit: number): Promise<number>;
  /** Merges postings between internal accounts made before into the opening posting, one entry per account; returns how many. */
  compactPostings(beforeMs: number, limit: number): Promise<number>;
  /** Gives the space of deleted rows back where the database does not do so by itself. */
  reclaim(): Promise<void>;
}

export interface RetentionReport {
  orders: number;
  trades: number;
  postings: number;
}

export interface RetentionParts {
  store: RetentionStore;
  clock: Clock;
  /** Called between chunks, so that others get their turn; also where a stopping process interrupts. */
  breathe(): Promise<void>;
}

async function pruneOrders({ store, breathe }: RetentionParts, nowMs: number): Promise<number> {
  const before = { unfilledBeforeMs: nowMs - HOUR_MS, filledBeforeMs: nowMs - DAY_MS };
  let total = 0;
  for (let afterId = '0'; ; ) {
    const chunk = await store.pruneOrders({ afterId, limit: CHUNK }, before);
    if (!chunk) return total;
    total += chunk.deleted;
    afterId = chunk.lastId;
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
 * Forgets what the practice market's makers and takers did among themselves: they place and cancel by the second, and
 * nobody reads it. Users' orders, trades and postings stay for good, and every account keeps the sum of its entries.
 */
export async function runRetention(parts: RetentionParts): Promise<RetentionReport> {
  const { store, clock, breathe } = parts;
  const nowMs = clock.now();
  const report = {
    orders: await pruneOrders(parts, nowMs),
    trades: await untilNone(() => store.pruneTrades(nowMs - DAY_MS, CHUNK), breathe),
    postings: await untilNone(() => store.compactPostings(nowMs - DAY_MS, CHUNK), breathe),
  };
  if (report.orders + report.trades + report.postings > 0) await store.reclaim();
  return report;
}
