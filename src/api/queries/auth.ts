import { useQuery } from './useQuery';

/** Whether a referral code is a user's; undefined where that is not known. */
export const useInvitationKnown = (code: string | undefined): boolean | undefined =>
  useQuery('invitation', code === undefined ? undefined : { code }, { revalidateOnFocus: false }).data?.isKnown;

/** Countries with their dialing codes. */
export const useCountries = () => useQuery('countries', {}, { revalidateOnFocus: false, dedupingInterval: 60_000 });
