import { multiply } from '@/domain/money/decimal';
import type { PageStart, PageVisit } from '@/src/api/pageVisit';
import { serverCall } from '@/src/api/serverCall';
import { firstPair } from '@/src/brand/firstPair';
import { tradedPairs } from '@/src/brand/shownPairs';
import { DEFAULT_CURRENCY } from '@/src/config/constants';
import { pathTo } from '@/src/config/matchRoute';
import type { MarketStart } from '@/src/realtime';
import { nearestPairs } from './model/nearestPairs';

/** As many levels of a side as the highest window shows. */
const FIRST_LEVELS = 30;

/**
 * /trade/spot: a page load is sent on to the brand's first pair. A move within the site gets that pair as data, and the
 * browser, which knows what was opened last, decides.
 */
export async function loadFirstPair({ site, isMove }: Pick<PageVisit, 'site' | 'isMove'>): Promise<PageStart | undefined> {
  const first = firstPair(site);
  if (first === undefined) return undefined;
  return isMove ? { first } : { redirectTo: pathTo('spotPair', { pair: first }) };
}

/** What the page of a pair that the brand does not show answers with. */
export type UnknownPair = {
  statusCode: 404;
  /** As it was asked for. */
  pair: string;
  /** Symbols of pairs that may have been meant, the likeliest first. */
  nearest: string[];
};

/** Anything that could be the name of a pair; what else stands in an address is not said back. */
const PAIR_NAME = /^[A-Z0-9]{1,16}([_/.-]?[A-Z0-9]{1,16})?$/;
const NEAREST = 4;

async function unknownPair(pair: string, visit: PageVisit): Promise<UnknownPair | undefined> {
  const shown = tradedPairs(visit.site);
  if (!PAIR_NAME.test(pair) || shown.length === 0) return undefined;
  const tickers = await serverCall('tickers', {}, visit);
  const known = shown.map(([symbol, { base, quote }]) => {
    const ticker = tickers?.find((candidate) => candidate.symbol === symbol);
    const rate = visit.site.coinInfo[quote]?.rate[DEFAULT_CURRENCY];
    return { symbol, base, volume: ticker && rate !== undefined ? multiply(ticker.quoteVolume, rate) : undefined };
  });
  return { statusCode: 404, pair, nearest: nearestPairs(pair, known, NEAREST) };
}

/**
 * The pair of /trade/spot/{pair}, in the case the exchange writes it; with 404 and the pairs that may have been meant when the brand
 * does not show it. The first byte holds a real book and price; what could not be had is left for the stream.
 */
export async function loadSpotPair(visit: PageVisit): Promise<{ pair: string; start: MarketStart } | UnknownPair | undefined> {
  const pair = typeof visit.params.pair === 'string' ? visit.params.pair.toUpperCase() : '';
  if (!visit.site.openTradeSymbols[pair]?.isShow) return unknownPair(pair, visit);
  const [depth, tickers, instrument] = await Promise.all([
    serverCall('depth', { symbol: pair, limit: FIRST_LEVELS }, visit),
    serverCall('tickers', { symbol: pair }, visit),
    serverCall('symbolInfo', { symbol: pair }, visit),
  ]);
  const ticker = tickers?.[0];
  return { pair, start: { ...(depth && { depth }), ...(ticker && { ticker }), ...(instrument && { instrument }) } };
}
