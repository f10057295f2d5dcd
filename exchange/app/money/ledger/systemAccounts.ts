/**
 * The exchange's own accounts, one per asset each. The database holds the same list of those that may go negative
 * (`say_what_may_owe`, migration 0054).
 */
export const systemAccounts = {
  /** Mirrors what was given out: the sum of everyone's money of an asset, below zero. */
  issuance: { mayGoNegative: true },
  /** Trading fees. */
  fees: { mayGoNegative: false },
  /** The other side of operators' corrections. */
  adjustments: { mayGoNegative: true },
  /** Mirrors what lies on chains: below zero by as much as custody holds for everybody. */
  custody: { mayGoNegative: true },
  /** What users paid for sending ... */
  withdrawalFees: { mayGoNegative: false },
  /** ... and what the chains took for it: below zero by what was spent. */
  networkCosts: { mayGoNegative: true },
  /** The desk that converts: what it gained by its spread, or is short of, coin by coin. */
  conversion: { mayGoNegative: true },
  /** What earn plans paid out, below zero. */
  earnInterest: { mayGoNegative: true },
  /** Settled with payment providers: coins that were delivered or taken back, and the fiat they brought. */
  express: { mayGoNegative: true },
  /** The own fee of card purchases and sales. */
  expressFees: { mayGoNegative: false },
} as const;

export type SystemAccount = keyof typeof systemAccounts;

/** Those that all money came out of. */
export const givingAccounts = (Object.keys(systemAccounts) as SystemAccount[]).filter((name) => systemAccounts[name].mayGoNegative);
