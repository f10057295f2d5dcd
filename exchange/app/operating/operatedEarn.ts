import type { EarnQueries } from '../earn/earnStore';

/** What operators read of earn plans. */
export interface OperatedEarn {
  queries: EarnQueries;
  /** Every plan, closed ones too, as it is shown to users; with how many own plans run in it. */
  plans(asset?: string): Promise<{ planId: string; running: number }[]>;
}
