import Type from 'typebox';
import { PasskeyChallenge } from '../passkeys';
import { Nothing } from '../primitives';
import * as withdrawals from '../withdrawals';

/** What leaves for other networks, and the addresses it may go to. */
export const withdrawalCalls = {
  profileLimits: {
    summary: 'What the account may move, by its level, and what is left of it',
    params: Nothing,
    data: withdrawals.LimitsLeft,
  },
  withdrawAddress: { summary: 'Check an address to send to', params: withdrawals.AddressQuery, data: withdrawals.AddressChecked },
  withdrawRecipients: { summary: 'Where coins were sent last', params: Nothing, data: Type.Array(withdrawals.Recipient) },
  withdrawVerify: {
    summary: 'Ask for the code that confirms a withdrawal',
    params: withdrawals.WithdrawVerify,
    data: withdrawals.WithdrawCodeSent,
  },
  withdrawChallenge: {
    summary: 'A challenge for one of the own passkeys, for one withdrawal',
    params: withdrawals.WithdrawVerify,
    data: PasskeyChallenge,
  },
  withdraw: { summary: 'Withdraw: code and second factor together', params: withdrawals.WithdrawConfirm, data: withdrawals.Withdrawal },
  withdrawal: { summary: 'An own withdrawal and how far it is', params: withdrawals.WithdrawalQuery, data: withdrawals.Withdrawal },
  withdrawCancel: {
    summary: 'Stop an own withdrawal that has not left',
    params: withdrawals.WithdrawalQuery,
    data: withdrawals.Withdrawal,
  },
  addressBook: { summary: 'Saved addresses to send to', params: Nothing, data: withdrawals.AddressBook },
  addressAddChallenge: {
    summary: 'A challenge for one of the own passkeys, for one address that is saved',
    params: withdrawals.AddressPlace,
    data: PasskeyChallenge,
  },
  addressAdd: { summary: 'Save an address', params: withdrawals.AddressAdd, data: withdrawals.SavedAddress },
  addressRename: { summary: 'Name a saved address anew', params: withdrawals.AddressRename, data: Type.Null() },
  addressRemove: { summary: 'Remove a saved address', params: withdrawals.AddressRemove, data: Type.Null() },
  savedOnlySet: {
    summary: 'Send to saved addresses only, or end that in 24 hours',
    params: withdrawals.SavedOnlySet,
    data: withdrawals.AddressBook,
  },
} as const;
