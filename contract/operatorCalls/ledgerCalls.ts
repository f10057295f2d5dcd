import Type from 'typebox';
import { WALLETS } from '../../domain/account/wallets';
import { AssetCode, Id, oneOf, SignedDecimal } from '../primitives';
import { Note, Nothing, type OperatorCall, strict } from './operatorCall';

const Adjust = Type.Object(
  {
    userId: Id,
    wallet: Type.Optional(oneOf(WALLETS, { default: 'TRADE' })),
    asset: AssetCode,
    /** What the user gets; negative: what is taken from them. */
    amount: SignedDecimal,
    note: Note,
  },
  strict,
);

/** The ledger as a whole: corrections, comparing, standing still. */
export const ledgerCalls = {
  adjust: { method: 'POST', path: '/operator/adjustments', params: Adjust },
  reverse: {
    method: 'POST',
    path: '/operator/reversals',
    params: Type.Object({ postingId: Id, note: Note }, strict),
  },

  reconcile: {
    method: 'POST',
    path: '/operator/reconcile',
    /** `full` sums the whole ledger up anew instead of from where the last run ended. */
    params: Type.Object({ full: Type.Optional(Type.Boolean({ default: false })) }, strict),
  },
  trialBalance: { method: 'GET', path: '/operator/trial-balance', params: Nothing },
  haltMoney: { method: 'POST', path: '/operator/halt', params: Type.Object({ note: Note }, strict) },
  resumeMoney: { method: 'POST', path: '/operator/resume', params: Type.Object({ note: Note }, strict) },
} as const satisfies Record<string, OperatorCall>;
