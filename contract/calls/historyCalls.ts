import { PasskeyChallenge } from '../passkeys';
import { Nothing, pageOf } from '../primitives';
import * as transactions from '../transactions';
import * as users from '../userTransfers';

/** What came into an account and left it, and sending to other users. */
export const historyCalls = {
  transactions: {
    summary: 'Own transactions, newest first',
    params: transactions.TransactionsQuery,
    data: pageOf(transactions.Transaction),
  },
  userTransferState: {
    summary: 'What may be sent to other users, and who got something last',
    params: Nothing,
    data: users.UserTransferState,
  },
  receiverFind: { summary: 'Who would receive, masked', params: users.ReceiverQuery, data: users.Receiver },
  sendToUserChallenge: {
    summary: 'A challenge for one of the own passkeys, for one transfer to another user',
    params: users.SignedTerms,
    data: PasskeyChallenge,
  },
  sendToUser: { summary: 'Send to another user of the brand', params: users.SendToUser, data: users.UserTransfer },
} as const;
