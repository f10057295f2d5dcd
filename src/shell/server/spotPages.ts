import type { GetServerSideProps } from 'next';
import type { SiteConfig } from '@/contract/site';
import { pathTo } from '@/src/config/matchRoute';
import type { ShellPageProps } from '../page/pageProps';
import { localePath } from './localePath';
import { siteOf } from './requestSite';
import { type PageVisit, servePage } from './servePage';

const shellProps = servePage();

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

/** The pair of /trade/spot/{pair}, in the case the exchange writes it; undefined (404) when the brand does not show it. */
export async function loadSpotPair({ site, params }: PageVisit): Promise<{ pair: string } | undefined> {
  const pair = typeof params.pair === 'string' ? params.pair.toUpperCase() : '';
  return site.openTradeSymbols[pair]?.isShow ? { pair } : undefined;
}
