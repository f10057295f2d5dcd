import type { IncomingMessage } from 'node:http';
import { matchRoute } from '@/src/config/matchRoute';
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

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);

/** The page a request asks for, when it is one that every visitor of this host gets alike; undefined otherwise. */
export function visitorPage({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): VisitorPage | undefined {
  const { host } = headers;
  if (method !== 'GET' || !host || url.length > MAX_URL_CHARACTERS) return undefined;
  // By name alone, however it is written: whoever brings a token, even a worn-out one, is never given a kept page.
  if (headers.cookie?.includes(TOKEN_COOKIE) || ASKS_FOR_MORE.some((name) => headers[name] !== undefined)) return undefined;
  const route = matchRoute(bare(url.split('?', 1)[0] ?? ''))?.route;
  if (route?.access !== 'open' || !route.built) return undefined;

  const forwardedHost = single(headers['x-forwarded-host']);
  return {
    // A header cannot hold a line break, so no two visits make the same key by accident.
    key: [host, forwardedHost ?? '', url].join('\n'),
    path: url,
    headers: { host, ...(forwardedHost !== undefined && { 'x-forwarded-host': forwardedHost }) },
  };
}

/** Whether a visitor takes gzip. A quality of nought refuses it. */
export function takesGzip(header: string | string[] | undefined): boolean {
  return /(^|,)\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]))?\s*(,|$)/i.test(String(header ?? ''));
}
