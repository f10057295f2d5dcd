import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import type { SiteConfig } from '@/contract/site';
import { pageWords } from '@/src/i18n/pageWords';
import { tokenInCookies } from '@/src/lib/storage';
import type { ShellPageProps } from '../page/pageProps';
import { ExchangeAway } from './exchangeAway';
import { hostOf, siteOf } from './requestSite';

export interface PageVisit {
  site: SiteConfig;
  host: string;
  language: string;
  params: ParsedUrlQuery;
}

interface PageOptions {
  /**
   * Public data the page starts with; undefined answers 404 with the page for that, a `statusCode` in it with this page, and
   * `ExchangeAway` thrown 503 with the page for that. It must hold nothing personal: the page may be cached for everybody.
   */
  load?: (visit: PageVisit) => Promise<Record<string, unknown> | undefined>;
}

const VISITOR_PAGE = 'public, s-maxage=5, stale-while-revalidate=30';
const SIGNED_IN_PAGE = 'private, no-store';

const HTTP_UNAVAILABLE = 503;
const AWAY_RETRY_S = 3;

type Data = Record<string, unknown> | undefined;

/** What `load` brings, or that the exchange is away. */
async function loaded(load: PageOptions['load'], visit: PageVisit): Promise<Data> {
  try {
    return load ? await load(visit) : {};
  } catch (error) {
    if (error instanceof ExchangeAway) return { statusCode: HTTP_UNAVAILABLE };
    throw error;
  }
}

/** Server-side props of a page: its host's configuration, its words, whether somebody is signed in, and its own data. */
export function servePage({ load }: PageOptions = {}): GetServerSideProps<ShellPageProps> {
  return async ({ req, res, locale = 'en', params = {} }: GetServerSidePropsContext) => {
    const site = siteOf(req);
    const isSignedIn = tokenInCookies(req.headers.cookie) !== undefined;
    const [words, data] = await Promise.all([pageWords(locale), loaded(load, { site, host: hostOf(req), language: locale, params })]);
    if (data === undefined) return { notFound: true };
    if (typeof data.statusCode === 'number') res.statusCode = data.statusCode;

    const isAway = data.statusCode === HTTP_UNAVAILABLE;
    if (isAway) res.setHeader('Retry-After', AWAY_RETRY_S);

    // A page of a host without configuration, or of an exchange that is away, must not stay in anybody's cache.
    const isShared = !isSignedIn && !isAway && site.brand !== '';
    res.setHeader('Cache-Control', isShared ? VISITOR_PAGE : SIGNED_IN_PAGE);
    return { props: { ...words, ...data, site, isSignedIn } };
  };
}
