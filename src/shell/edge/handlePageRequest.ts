import { type NextRequest, NextResponse } from 'next/server';
import type { SiteConfig } from '@/contract/site';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { BRAND_HOST_HEADER, ERA_HEADER, encodeSite, INTERNAL_HEADERS, SIGNED_IN_HEADER, SITE_HEADER } from '@/src/brand/siteHeader';
import { TOKEN_COOKIE } from '@/src/config/storageKeys';
import { decideEntry, type Entry } from './decideEntry';
import { siteConfigOf } from './siteConfigs';

/** The host in the visitor's address bar, also behind a proxy. */
function visitedHost(request: NextRequest): string {
  return request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '';
}

/** The host to ask the configuration of: the web's server names one for all hosts of a brand; the development server none. */
const brandHost = (request: NextRequest) => request.headers.get(BRAND_HOST_HEADER) ?? visitedHost(request);

/** All a page sees of its request. Cookies are not among it: no page can print, or decide by, what is a user's own. */
function headersForPage(request: NextRequest, site: SiteConfig, era: string, hasToken: boolean): Headers {
  const headers = new Headers(request.headers);
  for (const name of ['cookie', ...INTERNAL_HEADERS]) headers.delete(name);
  headers.set(SITE_HEADER, encodeSite(site));
  headers.set(BRAND_HOST_HEADER, brandHost(request));
  if (era !== '') headers.set(ERA_HEADER, era);
  if (hasToken) headers.set(SIGNED_IN_HEADER, '1');
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

/** Looks up whose page this is, decides who may enter, and hands the configuration to the page. */
export async function handlePageRequest(request: NextRequest): Promise<NextResponse> {
  const era = request.headers.get(ERA_HEADER) ?? '';
  const site = (await siteConfigOf(brandHost(request), era)) ?? emptySiteConfig;
  const { pathname, search, locale, defaultLocale = 'en' } = request.nextUrl;
  const hasToken = Boolean(request.cookies.get(TOKEN_COOKIE)?.value);

  const entry = decideEntry({ path: pathname, search, locale: locale || defaultLocale, defaultLocale, hasToken, site });
  const response = answer(entry, request, headersForPage(request, site, era, hasToken));
  response.headers.append('Vary', 'X-Forwarded-Host, Cookie');
  return response;
}
