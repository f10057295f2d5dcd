import { dayNumber } from '@/domain/days';
import { ACTIVE_DAYS } from '@/domain/referral/programme';
import type { Clock } from '../ports/clock';
import type { ReferralQueries } from './referralStore';

/** What people's calls of the programme stand on. */
export interface ReferralContext {
  queries: ReferralQueries;
  /** Decimal places by asset. */
  scales: ReadonlyMap<string, number>;
  clock: Clock;
}

export const yearOf = (atMs: number): number => new Date(atMs).getUTCFullYear();

/** The first day of a year, or of one of its months (0 to 11). */
export const firstDayOf = (year: number, month = 0): number => dayNumber(Date.UTC(year, month));

/** The first of the days on which a user traded who is active now; today is not settled yet. */
export const activeSince = (clock: Clock): number => dayNumber(clock.now()) - ACTIVE_DAYS;
