import type { CallData } from '@/contract/calls';
import { loadMarkets } from '@/src/api/loadMarkets';
import type { PageVisit } from '@/src/api/pageVisit';
import { serverCall } from '@/src/api/serverCall';
import { firstPair } from '@/src/brand/firstPair';
import type { HomeData } from './homeData';

/** Enough levels for the drawing to reach as far as the makers' orders do. */
const ART_LEVELS = 200;

async function firstBook(visit: PageVisit): Promise<CallData<'depth'> | undefined> {
  const symbol = firstPair(visit.site);
  return visit.site.supportSpot && symbol !== undefined ? serverCall('depth', { symbol, limit: ART_LEVELS }, visit) : undefined;
}

/** What the home page starts with: its first byte holds real prices and a real book. What could not be had is left out. */
export async function loadHome(visit: PageVisit): Promise<{ initial: HomeData }> {
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
