import type { SiteConfig } from '@/contract/site';

// How middleware.ts hands what it knows to the page: request headers that no client can set (it removes incoming ones).
export const SITE_HEADER = 'x-kontor-site';
/** The host whose brand a page shows: server/ names one for all hosts of a brand, so that they share what is kept. */
export const BRAND_HOST_HEADER = 'x-kontor-host';
/** Another word once what pages are made of has changed: what was asked for before is then asked for again. */
export const ERA_HEADER = 'x-kontor-era';
/** Whether the user has a token. Of cookies a page sees none: what it prints is the same for all who are signed in. */
export const SIGNED_IN_HEADER = 'x-kontor-signed-in';
export const INTERNAL_HEADERS = [SITE_HEADER, BRAND_HOST_HEADER, ERA_HEADER, SIGNED_IN_HEADER] as const;
/** How a page for signed-in users says that it is the same for all of them. */
export const SHARED_HEADER = 'x-kontor-shared';

/** Headers are Latin text and the configuration is not: base64 of its UTF-8. */
export function encodeSite(config: SiteConfig): string {
  const bytes = new TextEncoder().encode(JSON.stringify(config));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Reads what `encodeSite` wrote; undefined when the header is absent. */
export function decodeSite(header: string | string[] | undefined): SiteConfig | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const bytes = Uint8Array.from(atob(header), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as SiteConfig;
}
