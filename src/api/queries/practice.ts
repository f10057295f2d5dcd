import type { PracticeStatus } from '@/contract/practice';
import { useQuery } from './useQuery';

/** The exchange's clock and this one differ a little: no storm of questions around the moment. */
const LEAST_WAIT_MS = 5_000;

/** Asked again when the next claim becomes possible. */
const untilNextClaim = (status: PracticeStatus | undefined) =>
  status?.nextClaimAt ? Math.max(LEAST_WAIT_MS, status.nextClaimAt - Date.now()) : 0;

/** Whether practice funds can be claimed now; waits while `isAsked` is false (signed out, or no practice brand). */
export const usePracticeStatus = (isAsked: boolean) =>
  useQuery('practiceStatus', isAsked ? {} : undefined, { refreshInterval: untilNextClaim });
