import Type, { type Static } from 'typebox';
import { REFERRAL_TIER_NAMES } from '../domain/referral/programme';
import { AssetCode, Decimal, oneOf, PageQuery, TimestampMs } from './primitives';

// Rates are fractions: "0.2" is 20 %. Values are USDT at the prices of the moment a day was settled. Days are the first millisecond
// of a day in UTC; each is settled a few minutes after its end.

export const ReferralInfo = Type.Object({
  code: Type.String(),
  tier: oneOf(REFERRAL_TIER_NAMES),
  /** From the lowest to the highest; `rate` is the inviter's part of an invitee's fees. */
  tiers: Type.Array(
    Type.Object({ tier: oneOf(REFERRAL_TIER_NAMES), rate: Decimal, fromActive: Type.Integer({ minimum: 0 }) }, { minItems: 1 }),
  ),
  /** People who registered with the code. */
  invitees: Type.Integer({ minimum: 0 }),
  /** Of those, who is verified and has traded within `activeDays`. */
  activeInvitees: Type.Integer({ minimum: 0 }),
  activeDays: Type.Integer({ minimum: 1 }),
  /** What invited people get back of their own fees, and for how many days. */
  welcome: Type.Object({ rate: Decimal, days: Type.Integer({ minimum: 1 }) }),
  /** Until when the user gets back a part of the own fees; null when not invited or when it is over. */
  welcomeUntil: Type.Union([TimestampMs, Type.Null()]),
  /** Value of everything the programme gave, paid or not. */
  earned: Decimal,
  earnedThisMonth: Decimal,
  /** Of that, what is not paid yet. */
  waiting: Decimal,
  /** Why it is not: the account is frozen or closed, or it waits for its turn; null when nothing waits. */
  waitingFor: Type.Union([oneOf(['ACCOUNT', 'TURN']), Type.Null()]),
  /** The last day that gave something; null before. */
  lastDay: Type.Union([Type.Object({ day: TimestampMs, value: Decimal }), Type.Null()]),
});
export type ReferralInfo = Static<typeof ReferralInfo>;

export const ReferralEarningsQuery = Type.Object({ year: Type.Optional(Type.Integer({ minimum: 1970, maximum: 9999 })) });
export const ReferralEarnings = Type.Object({
  /** In UTC; that of now unless another was asked for. */
  year: Type.Integer(),
  /** Years that gave something, and that of now; latest first. */
  years: Type.Array(Type.Integer(), { minItems: 1 }),
  /** Newest first; days that gave nothing are left out. */
  days: Type.Array(
    Type.Object({ day: TimestampMs, value: Decimal, assets: Type.Array(Type.Object({ asset: AssetCode, amount: Decimal })) }),
  ),
});
export type ReferralEarnings = Static<typeof ReferralEarnings>;

/** `WITHHELD`: seems to be the inviter's own account; gives nothing to either. */
export const INVITEE_STATES = ['ACTIVE', 'QUIET', 'UNVERIFIED', 'WITHHELD'] as const;
export const ReferralInvitee = Type.Object({
  /** Masked email or phone. */
  name: Type.String(),
  joinedAt: TimestampMs,
  state: oneOf(INVITEE_STATES),
  /** Values since joining, of the days that are settled. */
  traded: Decimal,
  fees: Decimal,
  earned: Decimal,
});
export type ReferralInvitee = Static<typeof ReferralInvitee>;
export const ReferralInviteesQuery = Type.Object(PageQuery);

export const REBATE_STATES = ['PAID', 'DUE', 'HELD'] as const;
/** What one day gave in one asset. */
export const ReferralRebate = Type.Object({
  day: TimestampMs,
  asset: AssetCode,
  amount: Decimal,
  /** Of the amount: from the fees of invited people, and from the own. */
  fromInvitees: Decimal,
  fromOwnFees: Decimal,
  value: Decimal,
  state: oneOf(REBATE_STATES),
  paidAt: Type.Union([TimestampMs, Type.Null()]),
});
export type ReferralRebate = Static<typeof ReferralRebate>;
export const ReferralRebatesQuery = Type.Object(PageQuery);
