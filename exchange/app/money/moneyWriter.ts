import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import type { Actor } from '../actor';

/** One balanced movement: amounts are ledger integers (asset scale), and sum to zero per asset. */
export interface Posting {
  /** What it was for, such as 'practice.claim'; with `reference` unique, so that a retry cannot post twice. */
  kind: string;
  reference: string;
  entries: { owner: LedgerOwner; asset: string; amount: bigint }[];
}

export type LedgerOwner =
  | { type: 'user'; userId: string; wallet: 'MAIN' | 'TRADE' }
  /** `issuance` mirrors what was given out and may be negative; `fees` collects trading fees. */
  | { type: 'system'; name: 'issuance' | 'fees' };

export interface BookLevels {
  symbol: string;
  seq: number;
  /** What bands hang on, in ticks. */
  referenceTicks?: number;
  bids: { priceTicks: number; lots: number }[];
  asks: { priceTicks: number; lots: number }[];
}

/**
 * The one writer of money. Each method resolves after the commit of the batch it rode in, or rejects with an AppError
 * that names the broken rule. Commands of one market are applied in the order of the calls.
 */
export interface MoneyWriter {
  /** Idempotent by client order id for a day; internal accounts must never use one twice. */
  placeSpotOrder(actor: Actor, order: CreateSpotOrder): Promise<SpotOrder>;
  cancelSpotOrder(actor: Actor, target: { symbol: string; orderId?: string; clientOrderId?: string }): Promise<SpotOrder>;
  cancelAllSpotOrders(actor: Actor, symbol?: string): Promise<string[]>;
  post(posting: Posting): Promise<void>;
  /** Committed book, best first, for snapshots. */
  bookLevels(symbol: string, limit: number): BookLevels;
  /** Refuses new commands, finishes what is queued, releases the markets. */
  stop(): Promise<void>;
}
