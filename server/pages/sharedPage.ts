import type { IncomingMessage } from 'node:http';
import { BRAND_HOST_HEADER, ERA_HEADER } from '@/src/brand/siteHeader';
import { matchRoute } from '@/src/config/matchRoute';
import { needsToken } from '@/src/config/ownAddress';
import { TOKEN_COOKIE } from '@/src/config/storageKeys';
import { isLocale } from '@/src/i18n/locales';
import { tokenInCookies } from '@/src/lib/storage';
import type { PageAudience } from './keptPage';

const MAX_URL_CHARACTERS = 1024;
/** Asks for data, for a part of the site's own moves, or as a user: nothing that a page for all answers. */
const ASKS_FOR_MORE = ['x-nextjs-data', 'x-middleware-prefetch', 'purpose', 'authorization', 'upgrade'];
/** A page is the same for all who have a token, so it is asked for with none of theirs. */
const SIGNED_IN_COOKIE = `${TOKEN_COOKIE}=kept`;

export interface SharedPage {
  key: string;
  audience: PageAudience;
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

/** Undefined where the name of the token stands and no token: Next decides what that is. */
function audienceOf(cookie: string | undefined): PageAudience | undefined {
  if (tokenInCookies(cookie) !== undefined) return 'signedIn';
  return cookie?.includes(TOKEN_COOKIE) ? undefined : 'visitors';
}

/**
 * The page a request asks for, when it is one that every visitor of its brand gets alike, or all who are signed in; undefined otherwise.
 * @param brandHost the host that stands for all hosts of the brand
 * @param era changes when what pages are made of has changed
 */
export function sharedPage(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  brandHost: string,
  era: string,
): SharedPage | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_CHARACTERS) return undefined;
  const audience = audienceOf(headers.cookie);
  if (audience === undefined || ASKS_FOR_MORE.some((name) => headers[name] !== undefined)) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const route = matchRoute(bare(path))?.route;
  if (!route?.built || route.forOne || (audience === 'visitors' && needsToken(route, url))) return undefined;

  const read = `${path}${readQuery(query, route.query ?? [])}`;
  return {
    // None of them can hold a line break, so no two visits make the same key by accident.
    key: [audience, brandHost, era, read].join('\n'),
    audience,
    path: read,
    headers: {
      host: brandHost,
      [BRAND_HOST_HEADER]: brandHost,
      [ERA_HEADER]: era,
      ...(audience === 'signedIn' && { cookie: SIGNED_IN_COOKIE }),
    },
  };
}
