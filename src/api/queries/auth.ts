import { useQuery } from './useQuery';

/** Countries with their dialing codes. */
export const useCountries = () => useQuery('countries', {}, { revalidateOnFocus: false, dedupingInterval: 60_000 });
