// What stands in the way of closing an account. Shared by the money writer, which decides, and the dialog, which says it before.

/**
 * Why a coin is still there. MOVE: it can be sold or sent, so its owner does that first. HELD: something has it set aside. TOO_LITTLE:
 * less than the smallest order of any market, so nothing can be done with it. PRACTICE: coins that are worth nothing.
 */
export const REMAINS = ['MOVE', 'HELD', 'TOO_LITTLE', 'PRACTICE'] as const;
export type Remains = (typeof REMAINS)[number];

/** What its owner may leave behind with the account. */
export const canBeLeft = (why: Remains): boolean => why === 'TOO_LITTLE' || why === 'PRACTICE';

/** What there is of a coin, in ledger units over all wallets. */
export interface CoinThere {
  total: bigint;
  held: bigint;
  /** The smallest amount an order of some market takes; undefined where no market takes the coin. */
  smallest: bigint | undefined;
}

export function whyItRemains({ total, held, smallest }: CoinThere, isPractice: boolean): Remains {
  if (held > 0n) return 'HELD';
  if (isPractice) return 'PRACTICE';
  // A coin that no market takes is not little for that: an operator moves it.
  return smallest !== undefined && total < smallest ? 'TOO_LITTLE' : 'MOVE';
}
