import type { SiteConfig } from '@/contract/site';
import { matchRoute } from '@/src/config/matchRoute';
import { namesOwn, needsToken } from '@/src/config/ownAddress';

interface Visit {
  /** Path without locale. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  locale: string;
  defaultLocale: string;
  hasToken: boolean;
  site: SiteConfig;
}

export type Entry =
  | { kind: 'pass' }
  | { kind: 'notFound' }
  | { kind: 'redirect'; path: string; locale: string; query: Record<string, string>; keepsQuery: boolean };

/** A brand speaks the languages it lists, and always the default one. A host without configuration refuses none. */
function speaks(site: SiteConfig, locale: string, defaultLocale: string): boolean {
  return locale === defaultLocale || site.languages.length === 0 || site.languages.some(({ type }) => type === locale);
}

/**
 * Whether a page may be shown (specification section 2, "Route access"). Paths the product does not have pass: Next answers
 * them with the not-found page.
 */
export function decideEntry({ path, search, locale, defaultLocale, hasToken, site }: Visit): Entry {
  if (!speaks(site, locale, defaultLocale)) return { kind: 'redirect', path, locale: defaultLocale, query: {}, keepsQuery: true };

  const route = matchRoute(path)?.route;
  const address = `${path}${search}`;
  if (route?.feature && !site[route.feature] && !namesOwn(route, address)) return { kind: 'notFound' };
  if (route && needsToken(route, address) && !hasToken) {
    return { kind: 'redirect', path: '/login', locale, query: { returnUrl: address }, keepsQuery: false };
  }
  return { kind: 'pass' };
}
