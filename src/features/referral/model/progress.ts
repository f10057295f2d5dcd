import type { ReferralInfo } from '@/src/api/queries/referral';

export type TierRow = ReferralInfo['tiers'][number];

/** The tier after the own one; undefined in the highest. */
export function nextTier({ tiers, tier }: ReferralInfo): TierRow | undefined {
  return tiers[tiers.findIndex((one) => one.tier === tier) + 1];
}

/** How far the way through a tier is, in percent: past ones are full, later ones empty, the highest is full once it is reached. */
export function progressIn({ tiers, activeInvitees }: ReferralInfo, place: number): number {
  const from = tiers[place]?.fromActive ?? 0;
  const to = tiers[place + 1]?.fromActive;
  if (activeInvitees < from) return 0;
  return to === undefined ? 100 : Math.min(100, ((activeInvitees - from) / (to - from)) * 100);
}
