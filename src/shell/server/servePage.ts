import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { ExchangeAway } from '@/src/api/exchangeAway';
import type { PageStart, PageVisit } from '@/src/api/pageVisit';
import { listingOf, shellSiteOf } from '@/src/brand/shellSite';
import { SHARED_HEADER } from '@/src/brand/siteHeader';
import type { Branch } from '@/src/i18n/branches';
import { localePath } from '@/src/i18n/localePath';
import type { ShellPageProps } from '../page/pageProps';
import { eraOf, hostOf, isSignedInAt, siteOf } from './requestSite';
import { shellPageWords } from './shellPageWords';

interface PageOptions {
  /** What the page says besides what the shell says on all of them. */
  words?: readonly Branch[];
  /** The page shows coins or pairs of the brand. */
  hasListing?: boolean;
  /** Public data the page starts with; undefined answers 404 with the page for that, and `ExchangeAway` thrown 503 with the page for that. */
  load?: (visit: PageVisit) => Promise<PageStart | undefined>;
}

// Caches on the way keep it as briefly as the web itself does, more or less: an edit of a brand shows within seconds behind them too.
const VISITOR_PAGE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=2';
const PRIVATE_PAGE = 'private, no-store';

const HTTP_UNAVAILABLE = 503;
const AWAY_RETRY_S = 3;

/** What `load` brings, or that the exchange is away. */
async function loaded(load: PageOptions['load'], visit: PageVisit): Promise<PageStart | undefined> {
  try {
    return load ? await load(visit) : {};
  } catch (error) {
    if (error instanceof ExchangeAway) return { statusCode: HTTP_UNAVAILABLE };
    throw error;
  }
}

function visitOf({ req, locale = 'en', params = {} }: GetServerSidePropsContext): PageVisit {
  return {
    site: siteOf(req),
    host: hostOf(req),
    era: eraOf(req),
    language: locale,
    params,
    isMove: req.headers['x-nextjs-data'] !== undefined,
  };
}

/** Server-side props of a page: its host's configuration, its words, whether a user is signed in, and its own data. */
export function servePage({ words = [], hasListing = false, load }: PageOptions = {}): GetServerSideProps<ShellPageProps> {
  return async (context: GetServerSidePropsContext) => {
    const { req, res, defaultLocale } = context;
    const visit = visitOf(context);
    const { site, language } = visit;
    const isSignedIn = isSignedInAt(req);
    const [said, start] = await Promise.all([shellPageWords(language, words, isSignedIn), loaded(load, visit)]);
    if (start === undefined) return { notFound: true };
    const { httpStatus, redirectTo, ...data } = start;
    if (redirectTo !== undefined) return { redirect: { destination: localePath(redirectTo, language, defaultLocale), permanent: false } };

    const status = data.statusCode ?? httpStatus;
    if (status !== undefined) res.statusCode = status;
    if (data.statusCode === HTTP_UNAVAILABLE) res.setHeader('Retry-After', AWAY_RETRY_S);

    // A page of a host without configuration, of an exchange that is away or of what is not there must not stay in anybody's cache.
    const isShared = status === undefined && site.brand !== '';
    res.setHeader('Cache-Control', isShared && !isSignedIn ? VISITOR_PAGE : PRIVATE_PAGE);
    // The web's own server may: the page knows nothing of who is signed in but that a user is.
    if (isShared && isSignedIn) res.setHeader(SHARED_HEADER, 'signed-in');
    return { props: { ...said, ...data, site: shellSiteOf(site), ...(hasListing && { listing: listingOf(site) }), isSignedIn } };
  };
}
