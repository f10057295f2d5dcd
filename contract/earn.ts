import Type, { type Static } from 'typebox';
import { AssetCode, Decimal, Id, oneOf } from './primitives';

const PLAN_TYPES = ['FLEXIBLE', 'FIXED'] as const;

/** A plan that is open for new money. */
export const EarnOffer = Type.Object({
  planId: Id,
  coinSymbol: AssetCode,
  planType: oneOf(PLAN_TYPES),
  /** Days a fixed plan runs; null on flexible ones, which are redeemed at any time. */
  termDays: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  /** Reference rate a year in percent: "6.2" is 6.2 %. */
  aprPercent: Decimal,
});
export type EarnOffer = Static<typeof EarnOffer>;
