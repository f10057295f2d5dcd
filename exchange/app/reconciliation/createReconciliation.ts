import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { type Difference, HELD_FOR, type ReconciliationStore, type TrialBalanceRow } from './reconciliationStore';

/** Small enough that the money writer hardly notices, even where both share a thread. */
const POSTINGS_AT_ONCE = 5_000;
const ACCOUNTS_AT_ONCE = 1_000;
/** Nearly all of them are closed, and only looked at. */
const ROWS_AT_ONCE = 10_000;
/** More would say nothing more; the rest is counted. */
const MAX_NAMED = 100;

export interface ReconciliationReport {
  startedMs: number;
  endedMs: number;
  accounts: number;
  /** Postings summed up in this run. */
  postings: number;
  differenceCount: number;
  /** The first hundred. */
  differences: Difference[];
}

export interface ReconciliationParts {
  store: ReconciliationStore;
  clock: Clock;
  log: Log;
  /** Called between pieces, so that others get their turn; throws where a stopping process interrupts. */
  breathe(): Promise<void>;
  /** Stops all movements of money; told what was found. */
  halt(report: ReconciliationReport): Promise<void>;
}

export interface Reconciliation {
  /** `isFull` sums the ledger up from its beginning instead of from where the last run ended. A call during a run waits for its turn. */
  run(isFull: boolean): Promise<ReconciliationReport>;
  trialBalance(): Promise<TrialBalanceRow[]>;
  /** The last run that ended; undefined before the first. */
  last(): ReconciliationReport | undefined;
}

async function sumUp({ store, breathe }: ReconciliationParts, isFull: boolean): Promise<number> {
  if (isFull) await store.restart();
  for (let postings = 0; ; ) {
    const counted = await store.advance(POSTINGS_AT_ONCE);
    postings += counted;
    if (counted < POSTINGS_AT_ONCE) return postings;
    await breathe();
  }
}

type Look = (afterId: string, limit: number) => ReturnType<ReconciliationStore['compareOrders']>;

/** Looks through all rows of a table that something is held for. */
async function compareRows({ breathe }: ReconciliationParts, look: Look): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let afterId = '0'; ; ) {
    const page = await look(afterId, ROWS_AT_ONCE);
    if (!page) return differences;
    differences.push(...page.differences);
    afterId = page.lastId;
    await breathe();
  }
}

async function compareAll(parts: ReconciliationParts): Promise<{ accounts: number; differences: Difference[] }> {
  const { store, breathe } = parts;
  const differences = [...(await store.offBalance()), ...(await store.taken()), ...(await compareRows(parts, store.compareOrders))];
  for (const purpose of HELD_FOR)
    differences.push(...(await compareRows(parts, (afterId, limit) => store.compareOpen(purpose, afterId, limit))));
  let accounts = 0;
  for (let afterId = '0'; ; ) {
    const page = await store.compare(afterId, ACCOUNTS_AT_ONCE);
    if (!page) return { accounts, differences };
    accounts += page.accounts;
    differences.push(...page.differences);
    afterId = page.lastId;
    await breathe();
  }
}

async function runOnce(parts: ReconciliationParts, isFull: boolean): Promise<ReconciliationReport> {
  const startedMs = parts.clock.now();
  const postings = await sumUp(parts, isFull);
  const { accounts, differences } = await compareAll(parts);
  const endedMs = parts.clock.now();
  return { startedMs, endedMs, accounts, postings, differenceCount: differences.length, differences: differences.slice(0, MAX_NAMED) };
}

/**
 * Compares balances with entries, what is held with what it is held for (orders, withdrawals, plans, conversions, sales), and every asset
 * with zero, while the exchange runs. The batch function of the database checks each movement as it is made; this finds what went wrong
 * outside of it: a fault in that function, a row changed by hand, a restored backup that is not whole.
 */
export function createReconciliation(parts: ReconciliationParts): Reconciliation {
  let turn: Promise<unknown> = Promise.resolve();
  let last: ReconciliationReport | undefined;
  const run = async (isFull: boolean) => {
    const report = await runOnce(parts, isFull);
    last = report;
    if (report.differenceCount > 0) {
      parts.log.error({ count: report.differenceCount, differences: report.differences }, 'balances, entries and holds differ');
      await parts.halt(report);
    }
    return report;
  };
  return {
    run: (isFull) => {
      const result = turn.then(() => run(isFull));
      turn = result.catch(() => undefined);
      return result;
    },
    trialBalance: () => parts.store.trialBalance(),
    last: () => last,
  };
}
