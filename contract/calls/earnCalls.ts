import Type from 'typebox';
import * as earn from '../earn';
import { Nothing, pageOf } from '../primitives';

/** Earn plans: what there is, and one's own. */
export const earnCalls = {
  earnOffers: { summary: 'Earn plans open for new money', params: Nothing, data: Type.Array(earn.EarnOffer) },
  earnAvailable: { summary: 'Earn plans open for new money, with their limits', params: Nothing, data: Type.Array(earn.EarnPlan) },
  earnCoin: { summary: 'Open plans of one coin and their rates', params: earn.EarnCoinQuery, data: earn.EarnCoin },
  earnOverview: { summary: 'Own money in plans, by coin', params: Nothing, data: earn.EarnOverview },
  earnAsset: { summary: 'Own money in plans of one coin', params: earn.EarnCoinQuery, data: earn.EarnAsset },
  earnCurrent: { summary: 'Own plans, latest first', params: earn.EarnCurrentQuery, data: pageOf(earn.EarnSubscription) },
  earnPlan: { summary: 'An own plan', params: earn.ApplyId, data: earn.EarnPlanDetail },
  earnRewards: { summary: 'Interest that was paid, newest first', params: earn.EarnRewardsQuery, data: pageOf(earn.EarnReward) },
  earnApply: { summary: 'Put money into a plan', params: earn.EarnApply, data: earn.EarnSubscription },
  earnAddFunds: { summary: 'Put more into an own plan', params: earn.EarnAddFunds, data: earn.EarnSubscription },
  earnAutoRenew: { summary: 'Say what happens at the end of a plan', params: earn.EarnAutoRenew, data: earn.EarnSubscription },
  earnRedeemReview: { summary: 'What leaving a plan now gives and costs', params: earn.EarnRedeemQuery, data: earn.EarnRedeemReview },
  earnRedeem: { summary: 'Take money out of a plan', params: earn.EarnRedeem, data: earn.EarnRedeemed },
} as const;
