import Type from 'typebox';
import { EXPRESS_STATES } from '../../domain/express/orderState';
import { Id, oneOf } from '../primitives';
import { Limit, Note, type OperatorCall, strict, Words } from './operatorCall';

/** Coins bought and sold for money. */
export const expressCalls = {
  listExpress: {
    method: 'GET',
    path: '/operator/express',
    params: Type.Object(
      {
        state: Type.Optional(oneOf(EXPRESS_STATES)),
        userId: Type.Optional(Id),
        /** Of which coins are owed after a chargeback. */
        isOwed: Type.Optional(Type.Boolean()),
        before: Type.Optional(Id),
        limit: Limit,
      },
      strict,
    ),
  },
  showExpress: { method: 'GET', path: '/operator/express/show', params: Type.Object({ orderId: Id }, strict) },
  refundExpress: { method: 'POST', path: '/operator/express/refund', params: Type.Object({ orderId: Id, note: Note }, strict) },
  chargeBackExpress: { method: 'POST', path: '/operator/express/chargeback', params: Type.Object({ orderId: Id, note: Note }, strict) },
  allowExpress: { method: 'POST', path: '/operator/express/allow', params: Type.Object({ orderId: Id, note: Note }, strict) },
  approveExpress: { method: 'POST', path: '/operator/express/approve', params: Type.Object({ orderId: Id, note: Note }, strict) },
  rejectExpress: {
    method: 'POST',
    path: '/operator/express/reject',
    params: Type.Object({ orderId: Id, reason: Words(300), note: Note }, strict),
  },
  retryExpress: { method: 'POST', path: '/operator/express/retry', params: Type.Object({ orderId: Id, note: Note }, strict) },
  collectExpress: { method: 'POST', path: '/operator/express/collect', params: Type.Object({ orderId: Id, note: Note }, strict) },
  forgiveExpress: { method: 'POST', path: '/operator/express/forgive', params: Type.Object({ orderId: Id, note: Note }, strict) },
} as const satisfies Record<string, OperatorCall>;
