import Type from 'typebox';
import { AssetCode, Decimal, Id } from '../primitives';
import { Limit, Note, type OperatorCall, strict } from './operatorCall';

/** Earn: plans, and what is in them. */
export const earnCalls = {
  listEarnPlans: { method: 'GET', path: '/operator/earn', params: Type.Object({ asset: Type.Optional(AssetCode) }, strict) },
  showEarnPlan: { method: 'GET', path: '/operator/earn/show', params: Type.Object({ planId: Id }, strict) },
  setEarnPlan: {
    method: 'POST',
    path: '/operator/earn/set',
    /** What is not named stays. Another rate, in percent a year, holds from the next day (UTC) on. */
    params: Type.Object(
      {
        planId: Id,
        isOpen: Type.Optional(Type.Boolean()),
        aprPercent: Type.Optional(Decimal),
        minAmount: Type.Optional(Decimal),
        maxPerUser: Type.Optional(Decimal),
        capacity: Type.Optional(Decimal),
        note: Note,
      },
      strict,
    ),
  },
  listEarnOfUser: {
    method: 'GET',
    path: '/operator/earn/user',
    params: Type.Object({ userId: Id, ended: Type.Optional(Type.Boolean({ default: false })), limit: Limit }, strict),
  },
} as const satisfies Record<string, OperatorCall>;
