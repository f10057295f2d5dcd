import type { GetServerSideProps } from 'next';
import type { SiteConfig } from '@/contract/site';
import { serverCall } from '@/src/api/serverCall';
import { pathTo } from '@/src/config/matchRoute';
import type { MarketStart } from '@/src/realtime';
import type { ShellPageProps } from '../page/pageProps';
import { localePath } from './localePath';
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

/**
 * The pair of /trade/spot/{pair}, in the case the exchange writes it; undefined (404) when the brand does not show it. The first
 * byte holds a real book and price; what could not be had is left for the stream.
 */
export async function loadSpotPair(visit: PageVisit): Promise<{ pair: string; start: MarketStart } | undefined> {
  const pair = typeof visit.params.pair === 'string' ? visit.params.pair.toUpperCase() : '';
  if (!visit.site.openTradeSymbols[pair]?.isShow) return undefined;
  const [depth, tickers, instrument] = await Promise.all([
    serverCall('depth', { symbol: pair, limit: FIRST_LEVELS }, visit),
    serverCall('tickers', { symbol: pair }, visit),
    serverCall('symbolInfo', { symbol: pair }, visit),
  ]);
  const ticker = tickers?.[0];
  return { pair, start: { ...(depth && { depth }), ...(ticker && { ticker }), ...(instrument && { instrument }) } };
}
