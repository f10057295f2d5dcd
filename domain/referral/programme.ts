// The rules of the referral programme. Rates are parts per million of the trading fees a user paid on a day (UTC).

export const REFERRAL_TIER_NAMES = ['FRIEND', 'PARTNER', 'AMBASSADOR'] as const;
export type ReferralTierName = (typeof REFERRAL_TIER_NAMES)[number];

export interface ReferralTier {
  name: ReferralTierName;
  /** What the inviter gets of an invitee's fees. */
  ratePpm: number;
  /** Active people it begins with. */
  fromActive: number;
}

/** From the lowest to the highest. */
export const REFERRAL_TIERS: readonly [ReferralTier, ...ReferralTier[]] = [
  { name: 'FRIEND', ratePpm: 200_000, fromActive: 0 },
  { name: 'PARTNER', ratePpm: 250_000, fromActive: 10 },
  { name: 'AMBASSADOR', ratePpm: 300_000, fromActive: 50 },
];

/** What who was invited gets back of their own fees, for as many days from the one they joined on. */
/** Characters of a code. */
export const REFERRAL_CODE_LENGTH = 10;

export const WELCOME = { ratePpm: 100_000, days: 90 } as const;

/** Active is who is verified and traded within this many days, the day that is looked at included. */
export const ACTIVE_DAYS = 30;

/** The highest tier a user with so many active people is in. */
export function tierFor(active: number): ReferralTier {
  return REFERRAL_TIERS.findLast(({ fromActive }) => active >= fromActive) ?? REFERRAL_TIERS[0];
}
