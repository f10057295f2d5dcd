import type { GetServerSideProps } from 'next';
import type { SiteConfig } from '@/contract/site';
import { multiply } from '@/domain/money/decimal';
import { serverCall } from '@/src/api/serverCall';
import { DEFAULT_CURRENCY } from '@/src/config/constants';
import { pathTo } from '@/src/config/matchRoute';
import { localePath } from '@/src/i18n/localePath';
import type { MarketStart } from '@/src/realtime';
import type { ShellPageProps } from '../page/pageProps';
import { nearestPairs } from './nearestPairs';
import { siteOf } from './requestSite';
import { type PageVisit, servePage } from './servePage';

const shellProps = servePage();
/** As many levels of a side as the highest window shows. */
const FIRST_LEVELS = 30;

/** The pair the brand puts first; undefined when it shows none. */
export function firstPair({ openTradeSymbols }: Pick<SiteConfig, 'openTradeSymbols'>): string | undefined {
  const shown = Object.entries(openTradeSymbols).filter(([, { isShow }]) => isShow);
  return shown.sort(([, one], [, other]) => one.sort - other.sort)[0]?.[0];
}

/**
 * /trade/spot: a page load is sent on to the brand's first pair. A move within the site gets that pair as data, and the
 * browser, which knows what was opened last, decides.
 */
export const serveFirstPair: GetServerSideProps<ShellPageProps & { first: string }> = async (context) => {
  const { req, locale, defaultLocale } = context;
  const first = firstPair(siteOf(req));
  if (first === undefined) return { notFound: true };
  if (req.headers['x-nextjs-data'] === undefined) {
    return { redirect: { destination: localePath(pathTo('spotPair', { pair: first }), locale, defaultLocale), permanent: false } };
  }
  const result = await shellProps(context);
  return 'props' in result ? { props: { ...(await result.props), first } } : result;
};

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
  const { openTradeSymbols, coinInfo } = visit.site;
  const shown = Object.entries(openTradeSymbols).filter(([, { isShow }]) => isShow);
  if (!PAIR_NAME.test(pair) || shown.length === 0) return undefined;
  const tickers = await serverCall('tickers', {}, visit);
  const known = shown.map(([symbol, { base, quote }]) => {
    const ticker = tickers?.find((candidate) => candidate.symbol === symbol);
    const rate = coinInfo[quote]?.rate[DEFAULT_CURRENCY];
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
