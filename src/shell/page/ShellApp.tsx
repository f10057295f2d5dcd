import type { NextComponentType, NextPageContext } from 'next';
import { useMemo } from 'react';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { shellSiteOf } from '@/src/brand/shellSite';
import { withoutDeadLinks } from '@/src/brand/withoutDeadLinks';
import { Layout } from '../layout/Layout';
import { ShellParts } from '../layout/ShellParts';
import { UnavailableScreen } from '../messages/UnavailableScreen';
import { Providers } from '../providers/Providers';
import { useWaking } from '../waking/useWaking';
import { noteLastPage } from './lastPage';
import { leaveStylesToLinks } from './linkedStyles';
import type { ShellPageProps } from './pageProps';
import { usePageWords } from './usePageWords';

export interface ShellAppProps {
  Component: NextComponentType<NextPageContext, unknown, object>;
  pageProps: Partial<ShellPageProps>;
}

const NO_SITE = shellSiteOf(emptySiteConfig);
const HTTP_UNAVAILABLE = 503;

leaveStylesToLinks();

/** Every page in its surroundings: providers outside, header and footer around, the page within; that the exchange is away in its place. */
export function ShellApp({ Component, pageProps }: ShellAppProps) {
  const { site: given = NO_SITE, listing, isSignedIn = false, statusCode } = pageProps;
  noteLastPage(pageProps);
  usePageWords(pageProps._nextI18Next);
  useWaking();
  const site = useMemo(() => withoutDeadLinks(given), [given]);
  return (
    <Providers site={site} listing={listing} isSignedIn={isSignedIn}>
      <ShellParts />
      <Layout page={Component} statusCode={statusCode} isSignedIn={isSignedIn}>
        {statusCode === HTTP_UNAVAILABLE ? <UnavailableScreen /> : <Component {...pageProps} />}
      </Layout>
    </Providers>
  );
}
