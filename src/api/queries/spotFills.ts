import { useQuery } from './useQuery';

const NEWEST_FILLS = 100;

/** Own newest fills of one spot market. Waits while `isSignedIn` is false; what is traded from then on comes by the private stream. */
export const useNewestSpotFills = (symbol: string, isSignedIn: boolean) =>
  useQuery('spotTradeHistory', isSignedIn ? { symbol, pageSize: NEWEST_FILLS } : undefined, { revalidateOnFocus: false });
