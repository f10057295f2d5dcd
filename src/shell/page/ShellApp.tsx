import type { NextComponentType, NextPageContext } from 'next';
import { useMemo } from 'react';
import type { SiteConfig } from '@/contract/site';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { withoutDeadLinks } from '@/src/brand/withoutDeadLinks';
import { Layout } from '../layout/Layout';
import { ShellParts } from '../layout/ShellParts';
import { Providers } from '../providers/Providers';
import type { ShellPageProps } from './pageProps';

export interface ShellAppProps {
  Component: NextComponentType<NextPageContext, unknown, object>;
  pageProps: Partial<ShellPageProps>;
}

// A page that breaks in the browser is replaced by one without props: it still stands on the same host.
let lastSite: SiteConfig = emptySiteConfig;

function siteFor(given: SiteConfig | undefined): SiteConfig {
  if (typeof window === 'undefined') return given ?? emptySiteConfig;
  lastSite = given ?? lastSite;
  return lastSite;
}

/** Every page in its surroundings: providers outside, header and footer around, the page within. */
export function ShellApp({ Component, pageProps }: ShellAppProps) {
  const { site: sent, isSignedIn = false, statusCode } = pageProps;
  const given = siteFor(sent);
  const site = useMemo(() => withoutDeadLinks(given), [given]);
  return (
    <Providers site={site} isSignedIn={isSignedIn}>
      <ShellParts />
      <Layout page={Component} statusCode={statusCode} isSignedIn={isSignedIn}>
        <Component {...pageProps} />
      </Layout>
    </Providers>
  );
}
