import Type, { type Static } from 'typebox';
import { AssetCode, Decimal, TimestampMs } from './primitives';

const Grant = Type.Object({ asset: AssetCode, amount: Decimal });

/** Practice funds may be claimed once a day; they arrive on the trading wallet. */
export const PracticeStatus = Type.Object({
  canClaim: Type.Boolean(),
  /** null when a claim is possible now */
  nextClaimAt: Type.Union([TimestampMs, Type.Null()]),
  /** What one claim brings. */
  grants: Type.Array(Grant),
  /** ms from one claim to the next */
  intervalMs: Type.Integer({ minimum: 1 }),
});
export type PracticeStatus = Static<typeof PracticeStatus>;

export const PracticeClaimed = Type.Object({ grants: Type.Array(Grant), nextClaimAt: TimestampMs });
