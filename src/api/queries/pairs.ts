import { RARELY_CHANGING } from './rarelyChanging';
import { useQuery } from './useQuery';

/** What is listed of spot. `src/market` takes it from the kind of market in view. */
export const usePairs = () => useQuery('pairs', {}, RARELY_CHANGING);
