/** What becomes of coins that arrive. */
export const DEPOSIT_STATUSES = [
  /** In a block, and not yet credited. */
  'PENDING',
  /** Less than the minimum: credited once more of them reach it together. */
  'SMALL',
  'CREDITED',
  /** An operator looks at it: `DepositReason` says why. */
  'ASIDE',
  /** Its block gave way to another that does not have it. */
  'GONE',
  /** Sent back. */
  'RETURNED',
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** Why coins are kept aside. */
export const DEPOSIT_REASONS = ['MEMO_MISSING', 'MEMO_UNKNOWN', 'ACCOUNT_CLOSED', 'ACCOUNT_FROZEN', 'NOT_LISTED', 'TOO_LARGE'] as const;
export type DepositReason = (typeof DEPOSIT_REASONS)[number];

/** The digit that makes a number right (ISO/IEC 7812): no single wrong digit, and no two neighbours that changed places but 0 and 9. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const weighed = Number.parseInt(digit, 10) * (place % 2 === 0 ? 2 : 1);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return (10 - (sum % 10)) % 10;
}

const FIRST_MEMO = 10_000_000;

/** The memo or tag of a number. Of one that is mistyped in a digit there is no owner. */
export function memoOf(index: number): string {
  const digits = String(FIRST_MEMO + index);
  return `${digits}${checkDigit(digits)}`;
}
