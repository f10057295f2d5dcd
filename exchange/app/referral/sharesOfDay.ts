import { dayNumber } from '@/domain/days';
import { add } from '@/domain/money/decimal';
import { shareOf, welcomePpm } from '@/domain/referral/shares';
import type { DayFee, DayInvitee } from './dayFees';
import type { Payout, Share } from './referralStore';
import { type Prices, usdtValue } from './values';

function shareIn(prices: Prices, beneficiaryId: string, inviteeId: string, paid: DayFee, ratePpm: number): Share {
  const { asset, fee, tradedValue } = paid;
  const amount = shareOf(fee, ratePpm);
  const values = { tradedValue, feeValue: usdtValue(prices, asset, fee), value: usdtValue(prices, asset, amount) };
  return { beneficiaryId, inviteeId, asset, fee, ratePpm, amount, ...values };
}

/** What each fee of the day gives: to who invited, at the rate of their tier, and back to who paid it while they are new. */
export function sharesOfDay(
  day: number,
  invitees: readonly DayInvitee[],
  ratePpmOf: (inviterId: string) => number,
  prices: Prices,
): Share[] {
  return invitees.flatMap(({ userId, inviterId, joinedMs, fees }) => {
    const welcome = welcomePpm(day, dayNumber(joinedMs));
    return fees.flatMap((paid) => [
      shareIn(prices, inviterId, userId, paid, ratePpmOf(inviterId)),
      ...(welcome > 0 ? [shareIn(prices, userId, userId, paid, welcome)] : []),
    ]);
  });
}

/** One payout per user and asset; none of nothing. */
export function payoutsOf(day: number, shares: readonly Share[]): Payout[] {
  const payouts = new Map<string, Payout>();
  for (const { beneficiaryId, inviteeId, asset, amount, value } of shares) {
    if (amount === 0n) continue;
    const key = `${beneficiaryId} ${asset}`;
    const payout = payouts.get(key) ?? { userId: beneficiaryId, day, asset, fromInvitees: 0n, fromOwnFees: 0n, value: '0' };
    if (beneficiaryId === inviteeId) payout.fromOwnFees += amount;
    else payout.fromInvitees += amount;
    payout.value = add(payout.value, value);
    payouts.set(key, payout);
  }
  return [...payouts.values()];
}
