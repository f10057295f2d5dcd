import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import type { SiteConfig } from '@/contract/site';
import { pageWords } from '@/src/i18n/pageWords';
import { tokenInCookies } from '@/src/lib/storage';
import type { ShellPageProps } from '../page/pageProps';
import { hostOf, siteOf } from './requestSite';

export interface PageVisit {
  site: SiteConfig;
  host: string;
  language: string;
  params: ParsedUrlQuery;
}

interface PageOptions {
  /**
   * Public data the page starts with; undefined answers 404 with the page for that, a `statusCode` in it with this page. It must hold
   * nothing personal: the page may be cached for everybody.
   */
  load?: (visit: PageVisit) => Promise<Record<string, unknown> | undefined>;
}

const VISITOR_PAGE = 'public, s-maxage=5, stale-while-revalidate=30';
const SIGNED_IN_PAGE = 'private, no-store';

/** Server-side props of a page: its host's configuration, its words, whether somebody is signed in, and its own data. */
export function servePage({ load }: PageOptions = {}): GetServerSideProps<ShellPageProps> {
  return async ({ req, res, locale = 'en', params = {} }: GetServerSidePropsContext) => {
    const site = siteOf(req);
    const isSignedIn = tokenInCookies(req.headers.cookie) !== undefined;
    const [words, data] = await Promise.all([
      pageWords(locale),
      load ? load({ site, host: hostOf(req), language: locale, params }) : Promise.resolve<Record<string, unknown>>({}),
    ]);
    if (data === undefined) return { notFound: true };
    if (typeof data.statusCode === 'number') res.statusCode = data.statusCode;

    // A page of a host without configuration must not stay in anybody's cache.
    const isShared = !isSignedIn && site.brand !== '';
    res.setHeader('Cache-Control', isShared ? VISITOR_PAGE : SIGNED_IN_PAGE);
    return { props: { ...words, ...data, site, isSignedIn } };
  };
}
