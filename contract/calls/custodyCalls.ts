import Type from 'typebox';
import * as custody from '../custody';
import { PasskeyChallenge } from '../passkeys';
import { pageOf } from '../primitives';

/** What comes in from networks. */
export const custodyCalls = {
  chains: { summary: 'Networks a coin travels on', params: custody.ChainsQuery, data: Type.Array(custody.ChainOfCoin) },
  depositAddress: { summary: 'Own address of a coin on a network', params: custody.CoinOnChain, data: custody.DepositAddress },
  newDepositAddress: {
    summary: 'Another address; the ones before go on working',
    params: custody.NewDepositAddress,
    data: custody.DepositAddress,
  },
  refundAddressChallenge: {
    summary: 'A challenge for one of the own passkeys, for one address that coins go back to',
    params: custody.RefundPlace,
    data: PasskeyChallenge,
  },
  submitRefundAddress: {
    summary: 'Name where coins go back to that cannot be credited',
    params: custody.RefundAddress,
    data: custody.DepositAddress,
  },
  deposits: { summary: 'Own deposits, newest first', params: custody.DepositsQuery, data: pageOf(custody.Deposit) },
  practicePayment: {
    summary: 'Have practice coins sent to the own address',
    params: custody.NewDepositAddress,
    data: custody.PracticePayment,
  },
} as const;
