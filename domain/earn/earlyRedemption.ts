// Leaving a fixed plan before its end: the rewards it has paid are taken from the principal, and what it has not paid yet is lost. More than
// the principal is never taken. Flexible plans, and fixed ones at their end, cost nothing.

export interface EarlyRedemption {
  /** Of the principal, goes back to the exchange. */
  takenBack: bigint;
  /** Comes back to its owner. */
  back: bigint;
}

export function earlyRedemption(principal: bigint, paid: bigint): EarlyRedemption {
  const takenBack = paid < principal ? paid : principal;
  return { takenBack, back: principal - takenBack };
}
