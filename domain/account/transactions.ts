/** What can come into an account, leave it or become something else in it, besides trades and moves between own wallets. */
export const TRANSACTION_TYPES = [
  'DEPOSIT',
  'SEND',
  'CONVERT',
  'BUY',
  'SELL',
  'EARN_SUBSCRIBE',
  'EARN_REDEEM',
  'REWARD',
  'REBATE',
  'CLAIM',
  'INTERNAL_IN',
  'INTERNAL_OUT',
  'ADJUSTMENT',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Only what is COMPLETED has moved money for good; of what is REJECTED, CANCELED or FAILED nothing is missing. */
export const TRANSACTION_STATUSES = ['PENDING', 'COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/**
 * Why the exchange took something or gave it without being asked: coins of a purchase whose payment was charged back, a debt that was
 * collected, what was collected for a sale that failed after all, and what a sale that was promised late took from the trading wallet. A
 * correction of an operator has none of these.
 */
export const CORRECTION_REASONS = ['CHARGED_BACK', 'DEBT', 'DEBT_RETURNED', 'LATE_SALE'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];
