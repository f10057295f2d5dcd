import type { CallData } from '@/contract/calls';
import { useQuery } from './useQuery';

export type ReferralInfo = CallData<'referralInfo'>;
export type ReferralEarnings = CallData<'referralEarnings'>;

/** Own code, tier and figures. Waits while `isSignedIn` is false. */
export const useReferralInfo = (isSignedIn: boolean) => useQuery('referralInfo', isSignedIn ? {} : undefined);

/** What the programme gave, by day of a year; of this one when none is named. Waits while `isSignedIn` is false. */
export const useReferralEarnings = (isSignedIn: boolean, year: number | undefined) =>
  useQuery('referralEarnings', isSignedIn ? (year === undefined ? {} : { year }) : undefined, { keepPreviousData: true });
