interface BudgetOptions {
  /** What one visitor may take a minute, and at once. */
  perMinute: number;
  now: () => number;
  /** Visitors kept in mind; beyond it the one seen longest ago is forgotten. */
  maxVisitors?: number;
}

interface Account {
  left: number;
  countedMs: number;
}

const MINUTE_MS = 60_000;

/** Takes one of the visitor's budget. Resolves to the seconds to wait when nothing is left, 0 otherwise. */
export type Budget = (visitor: string) => number;

/** A budget for each visitor that fills up evenly. Counts by the clock, without a timer. */
export function createBudget({ perMinute, now, maxVisitors = 50_000 }: BudgetOptions): Budget {
  const accounts = new Map<string, Account>();

  return (visitor) => {
    const nowMs = now();
    const known = accounts.get(visitor) ?? { left: perMinute, countedMs: nowMs };
    const earned = (Math.max(0, nowMs - known.countedMs) * perMinute) / MINUTE_MS;
    const left = Math.min(perMinute, known.left + earned);
    const isEnough = left >= 1;
    // A Map keeps insertion order: putting the visitor back makes them the most recently seen.
    accounts.delete(visitor);
    accounts.set(visitor, { left: isEnough ? left - 1 : left, countedMs: nowMs });
    const oldest = accounts.keys().next();
    if (accounts.size > maxVisitors && !oldest.done) accounts.delete(oldest.value);
    return isEnough ? 0 : Math.max(1, Math.ceil(((1 - left) * MINUTE_MS) / perMinute / 1000));
  };
}
