import { pageOf } from '../primitives';
import * as transactions from '../transactions';

/** What came into an account and left it. */
export const historyCalls = {
  transactions: {
    summary: 'Own transactions, newest first',
    params: transactions.TransactionsQuery,
    data: pageOf(transactions.Transaction),
  },
} as const;
