import type { Posting } from '../money/moneyWriter';

export interface FeeTier {
  tier: number;
  /** A market with rates of its own in this tier; null: the tier itself. */
  symbol: string | null;
  makerFeeRate: string;
  takerFeeRate: string;
  /** Traders in it; of the first tier only those who ever had an account in the ledger. */
  traders: number;
}

/** What operators read of the exchange, and what their acts need to know. */
export interface OperatingQueries {
  feeTiers(): Promise<FeeTier[]>;
  /** Ledger decimals of an asset; undefined when there is none of that name. */
  scaleOf(asset: string): Promise<number | undefined>;
  /** undefined: no such user. */
  accountTypeOf(userId: string): Promise<0 | 1 | 2 | undefined>;
  /** With its entries as they were made; undefined when there is none, or it was merged into another. */
  posting(postingId: string): Promise<Posting | undefined>;
  isReversed(postingId: string): Promise<boolean>;
}
