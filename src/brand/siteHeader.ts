import type { SiteConfig } from '@/contract/site';

// How middleware.ts hands what it knows to the page: request headers that no client can set (it removes incoming ones).
export const SITE_HEADER = 'x-kontor-site';
export const NONCE_HEADER = 'x-kontor-nonce';
/** The host whose brand a page shows: server/ names one for all hosts of a brand, so that they share what is kept. */
export const BRAND_HOST_HEADER = 'x-kontor-host';
export const INTERNAL_HEADERS = [SITE_HEADER, NONCE_HEADER, BRAND_HOST_HEADER] as const;

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
