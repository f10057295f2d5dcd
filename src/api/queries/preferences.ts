import { useQuery } from './useQuery';

/** What the signed-in user chose, on whatever device. Read again whenever the page comes back into view. */
export const usePreferences = (isSignedIn: boolean) => useQuery('preferences', isSignedIn ? {} : undefined);
