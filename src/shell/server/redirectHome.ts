import type { GetServerSideProps } from 'next';
import { pathTo } from '@/src/config/matchRoute';
import { localePath } from './localePath';
import { siteOf } from './requestSite';

/** Home until it has its own screen: the markets where the brand has some, else the login page. */
export const redirectHome: GetServerSideProps = async ({ req, locale, defaultLocale }) => {
  const path = pathTo(siteOf(req).supportSpot ? 'markets' : 'login');
  return { redirect: { destination: localePath(path, locale, defaultLocale), permanent: false } };
};
