import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SHARED_HEADER } from '@/src/brand/siteHeader';

const HTTP_OK = 200;
const HTTP_NOT_FOUND = 404;
/** Of one connection or one answer, told anew with each, or between the page and this server alone. */
const NOT_KEPT = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'etag',
  'content-length',
  'content-encoding',
  'vary',
  SHARED_HEADER,
]);
const MAX_PAGE_BYTES = 1_000_000;
/** The token says which of the two pages an address has; the web's own compression says which bytes. */
const DIFFERS_BY = ['Accept-Encoding', 'Cookie'];

/** For whom a page is the same: for visitors, or for all who are signed in. */
export type PageAudience = 'visitors' | 'signedIn';

/** What the renderer answered. */
export interface RenderedPage {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface KeptPage {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Packed when the first asks for it, once. */
  gzip(): Promise<Buffer>;
  /** Names the page's text, for whoever has it already; undefined for pages that no browser keeps. */
  tag: string | undefined;
  /** Memory it takes at most, packed as well. */
  bytes: number;
}

const pack = promisify(gzip);

/** The page says itself whether caches may share it (src/shell/server/servePage.ts). */
function isPublic(caching = ''): boolean {
  return /\bpublic\b/.test(caching) && /\bs-maxage=[1-9]/.test(caching) && !/\b(private|no-store)\b/.test(caching);
}

/** Fails closed: a page of signed-in users is kept only when it says so itself, and still goes to no cache but this one. */
function isShared({ headers }: RenderedPage, audience: PageAudience): boolean {
  const caching = headers['cache-control'];
  return audience === 'visitors' ? isPublic(caching) : headers[SHARED_HEADER] === 'signed-in' && /\bno-store\b/.test(caching ?? '');
}

/**
 * That there is no such page is the same for everybody who is nobody in particular, signed in or not, though Next lets no other cache
 * keep it: were it rendered for each who asks, made-up names would cost most.
 */
function isKeepable(page: RenderedPage, audience: PageAudience): boolean {
  const { status, headers, body } = page;
  return (
    (status === HTTP_NOT_FOUND || (status === HTTP_OK && isShared(page, audience))) &&
    /^text\/html\b/.test(headers['content-type'] ?? '') &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    body.length <= MAX_PAGE_BYTES
  );
}

function varied(vary: string | undefined): string {
  const names = [...(vary ?? '').split(','), ...DIFFERS_BY].map((name) => name.trim()).filter(Boolean);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].join(', ');
}

/** @returns undefined for what must not be kept: not the same for all of them, sets a cookie, too large, no page at all */
export function keptPage(page: RenderedPage, audience: PageAudience): KeptPage | undefined {
  if (!isKeepable(page, audience)) return undefined;
  const { status, headers, body } = page;
  const kept = Object.entries(headers).filter((entry): entry is [string, string | string[]] => {
    return entry[1] !== undefined && !NOT_KEPT.has(entry[0]);
  });
  const isBrowsers = status === HTTP_OK && isPublic(headers['cache-control']);
  let packed: Promise<Buffer> | undefined;
  return {
    status,
    headers: { ...Object.fromEntries(kept), vary: varied(headers.vary) },
    body,
    gzip: () => (packed ??= pack(body)),
    tag: isBrowsers ? `W/"${createHash('sha256').update(body).digest('base64url')}"` : undefined,
    bytes: body.length * 2,
  };
}
