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
