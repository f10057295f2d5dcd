// Why an amount cannot go into a plan: the money writer asks before it takes it. The form says the same of what it knows
// (`features/earn/model/formProblem.ts`); what the user has in the plan already only the exchange counts.

/** What a plan takes, and what is there; in one unit throughout. */
export interface PlanRoom {
  minAmount: bigint;
  /** What one user may have in it, and what this one has. */
  maxPerUser: bigint;
  own: bigint;
  /** What all together may have in it, and what they have. */
  capacity: bigint;
  taken: bigint;
}

export type AmountProblem =
  | { kind: 'tooLittle'; least: bigint }
  /** So much more is let: 0 is none. */
  | { kind: 'overLimit'; left: bigint }
  | { kind: 'noRoom'; left: bigint };

const atLeastNothing = (amount: bigint) => (amount > 0n ? amount : 0n);

/** The first reason; undefined when the plan takes it. What is added to a plan may be less than its minimum. */
export function amountProblem(amount: bigint, room: PlanRoom, isAdded: boolean): AmountProblem | undefined {
  if (!isAdded && amount < room.minAmount) return { kind: 'tooLittle', least: room.minAmount };
  const ownLeft = room.maxPerUser - room.own;
  if (amount > ownLeft) return { kind: 'overLimit', left: atLeastNothing(ownLeft) };
  const left = room.capacity - room.taken;
  return amount > left ? { kind: 'noRoom', left: atLeastNothing(left) } : undefined;
}
