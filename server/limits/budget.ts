interface BudgetOptions {
  /** What one visitor may take a minute. */
  perMinute: number;
  /** What of it may be taken at once; the rest comes evenly. */
  atOnce: number;
  now: () => number;
  /** Visitors kept in mind; beyond it the one seen longest ago is forgotten. */
  maxVisitors?: number;
}

const MINUTE_MS = 60_000;

/** Takes one of the visitor's budget. Returns the seconds to wait when nothing is left, 0 otherwise. */
export type Budget = (visitor: string) => number;

/** A budget for each visitor that fills up evenly. Counts by the clock, without a timer. */
export function createBudget({ perMinute, atOnce, now, maxVisitors = 50_000 }: BudgetOptions): Budget {
  const stepMs = MINUTE_MS / perMinute;
  const wholeMs = stepMs * atOnce;
  /** When each visitor's budget is whole again, ms. */
  const wholeAt = new Map<string, number>();

  return (visitor) => {
    const nowMs = now();
    const nextMs = Math.max(nowMs, wholeAt.get(visitor) ?? 0) + stepMs;
    const waitMs = Math.round(nextMs - nowMs - wholeMs);
    const isEnough = waitMs <= 0;
    const untilMs = isEnough ? nextMs : nextMs - stepMs;
    // A Map keeps insertion order: putting the visitor back makes them the most recently seen.
    wholeAt.delete(visitor);
    wholeAt.set(visitor, untilMs);
    const oldest = wholeAt.keys().next();
    if (wholeAt.size > maxVisitors && !oldest.done) wholeAt.delete(oldest.value);
    return isEnough ? 0 : Math.ceil(waitMs / 1000);
  };
}
