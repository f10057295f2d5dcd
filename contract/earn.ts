import Type, { type Static } from 'typebox';
import { PLAN_ACTIONS, PLAN_STATUSES, PLAN_TYPES } from '../domain/earn/planTypes';
import { AssetCode, Decimal, Id, oneOf, PageQuery, TimestampMs } from './primitives';

/** Days a fixed plan runs; null on flexible ones, which are redeemed at any time. */
const TermDays = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]);
/** Rate a year in percent, on the principal alone, ACT/365: "6.2" is 6.2 %. */
const Apr = Decimal;
const ClientId = Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$', description: 'Chosen by the client: under one id it happens once' });

/** A plan that is open for new money. */
export const EarnOffer = Type.Object({
  planId: Id,
  coinSymbol: AssetCode,
  planType: oneOf(PLAN_TYPES),
  termDays: TermDays,
  aprPercent: Apr,
});
export type EarnOffer = Static<typeof EarnOffer>;

/** The same with what it takes. `room`: what it still takes from all together. */
export const EarnPlan = Type.Object({
  ...EarnOffer.properties,
  minAmount: Decimal,
  maxPerUser: Decimal,
  capacity: Decimal,
  room: Decimal,
});
export type EarnPlan = Static<typeof EarnPlan>;

export const EarnCoinQuery = Type.Object({ coinSymbol: AssetCode });

/** Open plans of one coin, and their rates of the last 90 days: each from its day (UTC) on, the oldest first. */
export const EarnCoin = Type.Object({
  coinSymbol: AssetCode,
  plans: Type.Array(EarnPlan),
  rates: Type.Array(Type.Object({ planId: Id, from: TimestampMs, aprPercent: Apr })),
});
export type EarnCoin = Static<typeof EarnCoin>;

/** Own money in a plan, for one term. Nothing of it changes with what others do. */
export const EarnSubscription = Type.Object({
  applyId: Id,
  planId: Id,
  coinSymbol: AssetCode,
  planType: oneOf(PLAN_TYPES),
  termDays: TermDays,
  /** Of a fixed plan to its end; of a flexible one today's. */
  aprPercent: Apr,
  status: oneOf(PLAN_STATUSES),
  autoRenew: Type.Boolean(),
  principal: Decimal,
  /** Interest that was paid into the main wallet, and what of it was taken back for leaving early. */
  paid: Decimal,
  takenBack: Decimal,
  /** Interest that is counted up to `countedAt` and not paid yet. */
  pending: Decimal,
  countedAt: TimestampMs,
  openedAt: TimestampMs,
  endsAt: Type.Union([TimestampMs, Type.Null()]),
  endedAt: Type.Union([TimestampMs, Type.Null()]),
  /** The plan before and behind, where it was renewed. */
  renewedFrom: Type.Union([Id, Type.Null()]),
  renewedAs: Type.Union([Id, Type.Null()]),
});
export type EarnSubscription = Static<typeof EarnSubscription>;

/** Running plans, or those that are over, the latest first. */
export const EarnCurrentQuery = Type.Object({
  coinSymbol: Type.Optional(AssetCode),
  ended: Type.Optional(Type.Boolean({ default: false })),
  ...PageQuery,
});

export const ApplyId = Type.Object({ applyId: Id });

/** A plan with what was done with it, and what it had paid in all by the end of each day that it paid. */
export const EarnPlanDetail = Type.Object({
  ...EarnSubscription.properties,
  rewards: Type.Integer({ minimum: 0 }),
  steps: Type.Array(Type.Object({ at: TimestampMs, paid: Decimal })),
  actions: Type.Array(Type.Object({ kind: oneOf(PLAN_ACTIONS), amount: Decimal, takenBack: Decimal, at: TimestampMs })),
});
export type EarnPlanDetail = Static<typeof EarnPlanDetail>;

export const EarnRewardsQuery = Type.Object({
  applyId: Type.Optional(Id),
  coinSymbol: Type.Optional(AssetCode),
  ...PageQuery,
});

/** Interest for a day (UTC), or for the part of it that the plan ran: from and to. */
export const EarnReward = Type.Object({
  rewardId: Id,
  applyId: Id,
  coinSymbol: AssetCode,
  planType: oneOf(PLAN_TYPES),
  termDays: TermDays,
  amount: Decimal,
  /** By the plan, this one counted. */
  paidInAll: Decimal,
  from: TimestampMs,
  to: TimestampMs,
  at: TimestampMs,
});
export type EarnReward = Static<typeof EarnReward>;

const Sums = { inPlans: Decimal, earned: Decimal, earnedThisMonth: Decimal, plans: Type.Integer({ minimum: 0 }) };

/** By coin, what is in running plans and what all plans have paid; what was taken back is taken off. Months are those of UTC. */
export const EarnOverview = Type.Object({ coins: Type.Array(Type.Object({ coinSymbol: AssetCode, ...Sums })) });
export type EarnOverview = Static<typeof EarnOverview>;

/** One coin: what there is to put in besides. */
export const EarnAsset = Type.Object({ coinSymbol: AssetCode, available: Decimal, ...Sums });
export type EarnAsset = Static<typeof EarnAsset>;

export const EarnApply = Type.Object(
  { planId: Id, amount: Decimal, autoRenew: Type.Optional(Type.Boolean({ default: false })), clientId: ClientId },
  { additionalProperties: false },
);

export const EarnAddFunds = Type.Object({ applyId: Id, amount: Decimal, clientId: ClientId }, { additionalProperties: false });

export const EarnAutoRenew = Type.Object({ applyId: Id, autoRenew: Type.Boolean() }, { additionalProperties: false });

export const EarnRedeemQuery = Type.Object({ applyId: Id, amount: Type.Optional(Decimal) });

/** What leaving now gives, and what staying would. */
export const EarnRedeemReview = Type.Object({
  applyId: Id,
  coinSymbol: AssetCode,
  isEarly: Type.Boolean(),
  /** Comes back into the main wallet now: of the principal, less what is taken back, and the interest that is paid with it. */
  back: Decimal,
  principal: Decimal,
  takenBack: Decimal,
  paidNow: Decimal,
  /** Interest that is counted and lost. */
  lost: Decimal,
  /** Of a fixed plan: interest still to come to its end; what it has paid. */
  toCome: Decimal,
  paid: Decimal,
  endsAt: Type.Union([TimestampMs, Type.Null()]),
  at: TimestampMs,
});
export type EarnRedeemReview = Static<typeof EarnRedeemReview>;

/** `amount`: of a flexible plan, absent is all. `takenBack`: as it was reviewed; another one is refused. */
export const EarnRedeem = Type.Object(
  { applyId: Id, amount: Type.Optional(Decimal), takenBack: Decimal, clientId: ClientId },
  { additionalProperties: false },
);

export const EarnRedeemed = Type.Object({
  applyId: Id,
  coinSymbol: AssetCode,
  amount: Decimal,
  takenBack: Decimal,
  paid: Decimal,
  at: TimestampMs,
  plan: EarnSubscription,
});
export type EarnRedeemed = Static<typeof EarnRedeemed>;
