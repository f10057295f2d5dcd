import type { IncomingMessage } from 'node:http';
import type { SiteConfig } from '@/contract/site';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { BRAND_HOST_HEADER, decodeSite, ERA_HEADER, SIGNED_IN_HEADER, SITE_HEADER } from '@/src/brand/siteHeader';
import { isPublicPath } from '@/src/config/publicPaths';

// middleware.ts sets these headers and removes what a client sent under their names. Paths it does not see are not believed.
const isBelieved = (request: IncomingMessage | undefined): request is IncomingMessage =>
  request !== undefined && !isPublicPath(request.url ?? '/');

/** Read by the page and by the document around it. */
const decoded = new WeakMap<IncomingMessage, SiteConfig>();

/** The configuration of the host a request came for; the empty one when it is unknown. */
export function siteOf(request: IncomingMessage | undefined): SiteConfig {
  if (!isBelieved(request)) return emptySiteConfig;
  const site = decoded.get(request) ?? decodeSite(request.headers[SITE_HEADER]) ?? emptySiteConfig;
  decoded.set(request, site);
  return site;
}

/** The host whose brand the page shows. */
export function hostOf(request: IncomingMessage): string {
  const named = isBelieved(request) ? request.headers[BRAND_HOST_HEADER] : undefined;
  return (Array.isArray(named) ? named[0] : named) ?? request.headers.host ?? '';
}

/** Whether the user has a token: all that a page on the server knows of who asks. */
export const isSignedInAt = (request: IncomingMessage | undefined): boolean =>
  isBelieved(request) && request.headers[SIGNED_IN_HEADER] === '1';

/** Another word once what pages are made of has changed; empty where nobody says. */
export function eraOf(request: IncomingMessage): string {
  const era = isBelieved(request) ? request.headers[ERA_HEADER] : undefined;
  return typeof era === 'string' ? era : '';
}
