import type { CallData } from '@/contract/calls';
import { dayNumber, dayStart } from '@/domain/days';
import { fromUnits } from '@/domain/money/units';
import { ACTIVE_DAYS, REFERRAL_TIERS, tierFor, WELCOME } from '@/domain/referral/programme';
import { welcomeEnd } from '@/domain/referral/shares';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { activeSince, firstDayOf, type ReferralContext, yearOf } from './context';

const PPM_DECIMALS = 6;
const rateOf = (ppm: number) => fromUnits(BigInt(ppm), PPM_DECIMALS);

/** Own code, tier and figures. @throws AppError tokenInvalid when the account is gone. */
export async function referralInfo({ queries, clock }: ReferralContext, { userId }: Actor): Promise<CallData<'referralInfo'>> {
  const now = clock.now();
  const month = firstDayOf(yearOf(now), new Date(now).getUTCMonth());
  const figures = await queries.figures(userId, month);
  if (!figures) throw new AppError('tokenInvalid');
  const { code, joinedMs, isInvited, invitees, earned, earnedSince, waiting, isHeld, lastDay } = figures;
  const activeInvitees = await queries.activeCount(userId, activeSince(clock));
  const welcomeUntil = dayStart(welcomeEnd(dayNumber(joinedMs)));
  return {
    code,
    tier: tierFor(activeInvitees).name,
    tiers: REFERRAL_TIERS.map(({ name, ratePpm, fromActive }) => ({ tier: name, rate: rateOf(ratePpm), fromActive })),
    invitees,
    activeInvitees,
    activeDays: ACTIVE_DAYS,
    welcome: { rate: rateOf(WELCOME.ratePpm), days: WELCOME.days },
    welcomeUntil: isInvited && welcomeUntil > now ? welcomeUntil : null,
    earned,
    earnedThisMonth: earnedSince,
    waiting,
    waitingFor: waiting === '0' ? null : isHeld ? 'ACCOUNT' : 'TURN',
    lastDay: lastDay && { day: dayStart(lastDay.day), value: lastDay.value },
  };
}
