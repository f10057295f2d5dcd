/**
 * The exchange's own accounts, one per asset each. The database holds the same list of those that may go negative
 * (`say_what_may_owe`, migration 0016).
 */
export const systemAccounts = {
  /** Mirrors what was given out: the sum of everyone's money of an asset, below zero. */
  issuance: { mayGoNegative: true },
  /** Trading fees. */
  fees: { mayGoNegative: false },
  /** The other side of operators' corrections. */
  adjustments: { mayGoNegative: true },
} as const;

export type SystemAccount = keyof typeof systemAccounts;

/** Those that all money came out of. */
export const givingAccounts = (Object.keys(systemAccounts) as SystemAccount[]).filter((name) => systemAccounts[name].mayGoNegative);
