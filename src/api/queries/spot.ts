import { useQuery } from './useQuery';

/** Waits while `isSignedIn` is false. */
export const useSpotFeeRates = (isSignedIn: boolean) => useQuery('spotFeeRates', isSignedIn ? {} : undefined, { revalidateOnFocus: false });
