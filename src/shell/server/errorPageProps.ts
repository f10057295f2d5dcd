import type { NextPageContext } from 'next';
import { listingOf, shellSiteOf } from '@/src/brand/shellSite';
import { SHARED_HEADER } from '@/src/brand/siteHeader';
import type { ShellPageProps } from '../page/pageProps';
import { isSignedInAt, siteOf } from './requestSite';
import { shellPageWords } from './shellPageWords';

const HTTP_OK = 200;
const HTTP_NOT_FOUND = 404;
const HTTP_FAILURE = 500;

/** Props of the error page, for its getInitialProps: error pages have no getServerSideProps (docs/adr). Runs on the server only. */
export async function errorPageProps({
  req,
  res,
  err,
  locale,
}: Pick<NextPageContext, 'req' | 'res' | 'err' | 'locale'>): Promise<ShellPageProps> {
  const status = res?.statusCode ?? err?.statusCode ?? HTTP_FAILURE;
  res?.setHeader('Cache-Control', 'private, no-store');
  // Of a page that threw after it had said so. This one knows nothing of a user either, and is kept only where it is a 404.
  res?.removeHeader(SHARED_HEADER);
  const site = siteOf(req);
  const isSignedIn = isSignedInAt(req);
  return {
    ...(await shellPageWords(locale ?? 'en', [], isSignedIn)),
    site: shellSiteOf(site),
    // The page for what is not there leads to the pairs there are.
    ...(status === HTTP_NOT_FOUND && { listing: listingOf(site) }),
    isSignedIn,
    // A page that threw before it set a status has not succeeded.
    statusCode: status === HTTP_OK ? HTTP_FAILURE : status,
  };
}
