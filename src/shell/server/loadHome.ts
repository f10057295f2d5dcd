import type { CallData } from '@/contract/calls';
import { serverCall } from '@/src/api/serverCall';
import { loadMarkets, type MarketsStart } from './loadMarkets';
import type { PageVisit } from './servePage';
import { firstPair } from './spotPages';

/** Enough levels for the drawing to reach as far as the makers' orders do. */
const ART_LEVELS = 200;

export interface HomeStart extends MarketsStart {
  /** The book of the brand's first pair. */
  depth?: CallData<'depth'>;
  earnOffers?: CallData<'earnOffers'>;
  convertCoins?: CallData<'convertCoins'>;
}

async function firstBook(visit: PageVisit): Promise<CallData<'depth'> | undefined> {
  const symbol = firstPair(visit.site);
  return visit.site.supportSpot && symbol !== undefined ? serverCall('depth', { symbol, limit: ART_LEVELS }, visit) : undefined;
}

/** What the home page starts with: its first byte holds real prices and a real book. What could not be had is left out. */
export async function loadHome(visit: PageVisit): Promise<{ initial: HomeStart }> {
  const [{ initial }, depth, earnOffers, convertCoins] = await Promise.all([
    loadMarkets(visit),
    firstBook(visit),
    visit.site.supportEarn ? serverCall('earnOffers', {}, visit) : undefined,
    serverCall('convertCoins', {}, visit),
  ]);
  return {
    initial: { ...initial, ...(depth && { depth }), ...(earnOffers && { earnOffers }), ...(convertCoins && { convertCoins }) },
  };
}
