import type { IncomingMessage } from 'node:http';
import { BRAND_HOST_HEADER } from '@/src/brand/siteHeader';
import { matchRoute } from '@/src/config/matchRoute';
import { needsToken } from '@/src/config/ownAddress';
import { TOKEN_COOKIE } from '@/src/config/storageKeys';
import { isLocale } from '@/src/i18n/locales';

const MAX_URL_CHARACTERS = 1024;
/** Asks for data, for a part, or as somebody: nothing that a page for everybody answers. */
const ASKS_FOR_MORE = ['x-nextjs-data', 'x-middleware-prefetch', 'purpose', 'range', 'authorization', 'upgrade'];

export interface VisitorPage {
  key: string;
  path: string;
  /** All the renderer is told. What else a request carries can then not end up in a page that others get. */
  headers: Record<string, string>;
}

/** The path without its language. */
function bare(path: string): string {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}

/** The query as far as the page reads it, always in the same order: what else is made up names no other page. */
function readQuery(query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query);
  const read = names.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`;
}

/**
 * The page a request asks for, when it is one that every visitor of its brand gets alike; undefined otherwise.
 * @param brandHost the host that stands for all hosts of the brand
 */
export function visitorPage(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  brandHost: string,
): VisitorPage | undefined {
  if (method !== 'GET' || url.length > MAX_URL_CHARACTERS) return undefined;
  // By name alone, however it is written: whoever brings a token, even a worn-out one, is never given a kept page.
  if (headers.cookie?.includes(TOKEN_COOKIE) || ASKS_FOR_MORE.some((name) => headers[name] !== undefined)) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const route = matchRoute(bare(path))?.route;
  if (!route?.built || needsToken(route, url)) return undefined;

  const read = `${path}${readQuery(query, route.query ?? [])}`;
  return {
    // Neither can hold a line break, so no two visits make the same key by accident.
    key: [brandHost, read].join('\n'),
    path: read,
    headers: { host: brandHost, [BRAND_HOST_HEADER]: brandHost },
  };
}
