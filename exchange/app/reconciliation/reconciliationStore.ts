import type { HoldPurpose } from '../money/ledger/hold';

/** Purposes of holds that have a row each that says what for, besides orders. */
export const HELD_FOR = ['withdrawal', 'plan', 'conversion', 'express'] as const satisfies readonly HoldPurpose[];
export type HeldFor = (typeof HELD_FOR)[number];

/** Something that should be equal and is not. Amounts are ledger units. */
export interface Difference {
  /**
   * ENTRIES: a balance and the sum of its entries. HOLDS: what is held and the sum of its holds. ORDERS: an order's hold and what the
   * order reserves, also where one of the two is missing. WITHDRAWALS, PLANS, CONVERSIONS, SALES: the same of withdrawals that are not over,
   * principals of earn plans, limit conversions and coins of sales. TAKEN: what an earn plan counts as taken and what lies in it.
   * ASSET: all balances of an asset and zero.
   */
  kind: 'ENTRIES' | 'HOLDS' | 'ORDERS' | 'WITHDRAWALS' | 'PLANS' | 'CONVERSIONS' | 'SALES' | 'TAKEN' | 'ASSET';
  /** Row of the ledger; empty for an asset or an earn plan as a whole. */
  accountId: string;
  /** `user:10000001 TRADE`, `system:fees SYSTEM`; empty for an asset as a whole. */
  owner: string;
  asset: string;
  expected: string;
  found: string;
}

/** All balances of one asset, as decimals. The sum over all owners is zero when nothing is wrong. */
export interface TrialBalanceRow {
  asset: string;
  /** `user TRADE`, `user MAIN`, or a system account's name. */
  owner: string;
  accounts: number;
  available: string;
  held: string;
}

/** What reconciliation reads. Each method is one statement: it sees the database as it is at one instant, whatever commits meanwhile. */
export interface ReconciliationStore {
  /** Sums up the entries of the next postings, at most `limit`; how many there were. */
  advance(limit: number): Promise<number>;
  /** Forgets what was summed up: the next `advance` begins with the first posting. */
  restart(): Promise<void>;
  /** Compares the next accounts with ids above `afterId`, at most `limit`; undefined when there are none. */
  compare(afterId: string, limit: number): Promise<{ lastId: string; accounts: number; differences: Difference[] } | undefined>;
  /**
   * Looks for open orders without a hold among the next orders with ids above `afterId`, at most `limit`; undefined when there are none.
   */
  compareOrders(afterId: string, limit: number): Promise<{ lastId: string; differences: Difference[] } | undefined>;
  /** The same of what else is held for. */
  compareOpen(purpose: HeldFor, afterId: string, limit: number): Promise<{ lastId: string; differences: Difference[] } | undefined>;
  /** Earn plans that count another sum as taken than lies in them. */
  taken(): Promise<Difference[]>;
  offBalance(): Promise<Difference[]>;
  trialBalance(): Promise<TrialBalanceRow[]>;
}
