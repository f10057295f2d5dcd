import { type NextRequest, NextResponse } from 'next/server';
import type { SiteConfig } from '@/contract/site';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { BRAND_HOST_HEADER, encodeSite, INTERNAL_HEADERS, NONCE_HEADER, SITE_HEADER } from '@/src/brand/siteHeader';
import { isDevelopment } from '@/src/config/env';
import { TOKEN_COOKIE } from '@/src/config/storageKeys';
import { contentSecurityPolicy } from '@/src/lib/contentSecurityPolicy';
import { decideEntry, type Entry } from './decideEntry';
import { siteConfigOf } from './siteConfigs';

const NONCE_BYTES = 16;

function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
}

/** The host in the visitor's address bar, also behind a proxy. */
function visitedHost(request: NextRequest): string {
  return request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '';
}

/** The host to ask the configuration of: the web's server names one for all hosts of a brand; the development server none. */
const brandHost = (request: NextRequest) => request.headers.get(BRAND_HOST_HEADER) ?? visitedHost(request);

function headersForPage(request: NextRequest, site: SiteConfig, nonce: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of INTERNAL_HEADERS) headers.delete(name);
  headers.set(SITE_HEADER, encodeSite(site));
  headers.set(NONCE_HEADER, nonce);
  headers.set(BRAND_HOST_HEADER, brandHost(request));
  return headers;
}

function redirectTo(entry: Extract<Entry, { kind: 'redirect' }>, request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = entry.path;
  url.locale = entry.locale;
  if (!entry.keepsQuery) url.search = new URLSearchParams(entry.query).toString();
  return NextResponse.redirect(url, 307);
}

function answer(entry: Entry, request: NextRequest, headers: Headers): NextResponse {
  if (entry.kind === 'redirect') return redirectTo(entry, request);
  if (entry.kind === 'pass') return NextResponse.next({ request: { headers } });
  const url = request.nextUrl.clone();
  url.pathname = '/404';
  return NextResponse.rewrite(url, { request: { headers } });
}

/** Looks up whose page this is, decides who may enter, and hands configuration and nonce to the page. */
export async function handlePageRequest(request: NextRequest): Promise<NextResponse> {
  const host = visitedHost(request);
  const site = (await siteConfigOf(brandHost(request))) ?? emptySiteConfig;
  const nonce = freshNonce();
  const { pathname, search, locale, defaultLocale = 'en' } = request.nextUrl;
  const hasToken = Boolean(request.cookies.get(TOKEN_COOKIE)?.value);

  const entry = decideEntry({ path: pathname, search, locale: locale || defaultLocale, defaultLocale, hasToken, site });
  const response = answer(entry, request, headersForPage(request, site, nonce));
  const chatOrigin = site.chat ? new URL(site.chat.baseUrl).origin : undefined;
  response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, host, isDevelopment, chatOrigin }));
  response.headers.append('Vary', 'X-Forwarded-Host');
  return response;
}
