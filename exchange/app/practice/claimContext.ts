import type { MoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';

/** The claims of one user so far. */
export interface ClaimHistory {
  count: number;
  /** ms; absent before the first claim. */
  lastMs?: number;
}

export interface ClaimQueries {
  claims(userId: string): Promise<ClaimHistory>;
}

/** What the practice claim stands on. */
export interface ClaimContext {
  writer: MoneyWriter;
  queries: ClaimQueries;
  /** Whether a brand operates with practice coins. */
  isPracticeBrand(brand: string): boolean;
  clock: Clock;
}

export const CLAIM_KIND = 'practice.claim';
export const CLAIM_INTERVAL_MS = 86_400_000;
/** A click this soon after a claim is the same click, sent twice. */
export const SAME_CLICK_MS = 10_000;
