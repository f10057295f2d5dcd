import Type from 'typebox';
import { WITHDRAWAL_STATUSES } from '../../domain/withdrawal/states';
import { Id, oneOf } from '../primitives';
import { Limit, Note, type OperatorCall, strict, Words } from './operatorCall';

/** What leaves. */
export const withdrawalsCalls = {
  listWithdrawals: {
    method: 'GET',
    path: '/operator/withdrawals',
    params: Type.Object({ status: Type.Optional(oneOf(WITHDRAWAL_STATUSES)), userId: Type.Optional(Id), limit: Limit }, strict),
  },
  showWithdrawal: { method: 'POST', path: '/operator/withdrawals/show', params: Type.Object({ id: Id, note: Note }, strict) },
  approveWithdrawal: { method: 'POST', path: '/operator/withdrawals/approve', params: Type.Object({ id: Id, note: Note }, strict) },
  rejectWithdrawal: {
    method: 'POST',
    path: '/operator/withdrawals/reject',
    params: Type.Object({ id: Id, reason: Words(300), note: Note }, strict),
  },
  holdWithdrawal: { method: 'POST', path: '/operator/withdrawals/hold', params: Type.Object({ id: Id, note: Note }, strict) },
  releaseWithdrawal: { method: 'POST', path: '/operator/withdrawals/release', params: Type.Object({ id: Id, note: Note }, strict) },
  renewWithdrawal: { method: 'POST', path: '/operator/withdrawals/renew', params: Type.Object({ id: Id, note: Note }, strict) },
  retryWithdrawal: { method: 'POST', path: '/operator/withdrawals/retry', params: Type.Object({ id: Id, note: Note }, strict) },
} as const satisfies Record<string, OperatorCall>;
