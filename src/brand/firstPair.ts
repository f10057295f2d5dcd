import type { SiteConfig } from '@/contract/site';
import { tradedPairs } from './shownPairs';

/** The pair the brand puts first; undefined when it shows none. */
export const firstPair = (site: Pick<SiteConfig, 'openTradeSymbols'>): string | undefined => tradedPairs(site)[0]?.[0];
