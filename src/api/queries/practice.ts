import { useQuery } from './useQuery';

/** Whether practice funds can be claimed now; waits while `isAsked` is false (signed out, or no practice brand). */
export const usePracticeStatus = (isAsked: boolean) => useQuery('practiceStatus', isAsked ? {} : undefined);
