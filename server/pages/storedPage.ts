import type { IncomingHttpHeaders } from 'node:http';
import { spliceGzip } from './splicedGzip';

const HTTP_OK = 200;
const HTTP_NOT_FOUND = 404;
const POLICY = 'content-security-policy';
const NONCE = /'nonce-([A-Za-z0-9+/=]{16,})'/;
/** Of one connection or one copy; each copy gets its own. */
const NOT_KEPT = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'etag', 'content-length', 'content-encoding', POLICY]);
const MAX_PAGE_BYTES = 1_000_000;

/** What the renderer answered. */
export interface RenderedPage {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A copy of a page for one visitor. */
export interface PageCopy {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface StoredPage {
  /** Memory it takes at most, compressed parts included. */
  bytes: number;
  copy: (options: { nonce: string; isGzip: boolean }) => PageCopy;
}

/** The page says itself whether caches may share it (src/shell/server/servePage.ts). */
function isShared(caching = ''): boolean {
  return /\bpublic\b/.test(caching) && /\bs-maxage=[1-9]/.test(caching) && !/\b(private|no-store)\b/.test(caching);
}

/**
 * That there is no such page is the same for everybody who is nobody in particular, though Next lets no other cache keep it: were
 * it rendered for each who asks, made-up names would cost most.
 */
function isForEverybody({ status, headers, body }: RenderedPage): boolean {
  return (
    (status === HTTP_NOT_FOUND || (status === HTTP_OK && isShared(headers['cache-control']))) &&
    /^text\/html\b/.test(headers['content-type'] ?? '') &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    body.length <= MAX_PAGE_BYTES
  );
}

/** The body between the nonces, as bytes. */
function split(body: Buffer, nonce: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, from)) {
    parts.push(body.subarray(from, at));
    from = at + nonce.length;
  }
  return [...parts, body.subarray(from)];
}

/**
 * Keeps a page in pieces, cut at its nonce: a copy cannot be made without giving it one.
 * @returns undefined for what must not be kept: not for everybody, sets a cookie, has no nonce, too large
 */
export function storePage(page: RenderedPage): StoredPage | undefined {
  const policy = page.headers[POLICY];
  const rendered = typeof policy === 'string' ? NONCE.exec(policy)?.[1] : undefined;
  if (typeof policy !== 'string' || rendered === undefined || !isForEverybody(page)) return undefined;

  const kept = Object.entries(page.headers).filter((entry): entry is [string, string | string[]] => {
    return entry[1] !== undefined && !NOT_KEPT.has(entry[0]);
  });
  if (kept.some(([, value]) => String(value).includes(rendered))) return undefined;

  const parts = split(page.body, rendered);
  const policyParts = policy.split(rendered);
  let gzip: ReturnType<typeof spliceGzip> | undefined;

  const bodyWith = (nonce: string) => {
    const between = Buffer.from(nonce);
    return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
  };

  return {
    bytes: page.body.length * 2,
    copy: ({ nonce, isGzip }) => {
      if (isGzip) gzip ??= spliceGzip(parts);
      const body = isGzip && gzip ? gzip(nonce) : bodyWith(nonce);
      const headers = {
        ...Object.fromEntries(kept),
        'Content-Security-Policy': policyParts.join(nonce),
        'Content-Length': String(body.length),
        ...(isGzip && { 'Content-Encoding': 'gzip' }),
      };
      return { status: page.status, headers, body };
    },
  };
}
