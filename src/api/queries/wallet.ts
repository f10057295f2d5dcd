import { useQuery } from './useQuery';

/** What the account may move, by its level. Waits while `isSignedIn` is false. */
export const useProfileLimits = (isSignedIn: boolean) => useQuery('profileLimits', isSignedIn ? {} : undefined);
