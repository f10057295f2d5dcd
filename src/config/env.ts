/** Settings of the web process. The exchange reads its own in exchange/main. */

export const isDevelopment = process.env.NODE_ENV === 'development';

/** The component workshop is for people who build: open while developing, and where the setting WORKSHOP says so. */
export const isWorkshopOpen = () => isDevelopment || process.env.WORKSHOP === 'true';

const DEFAULT_EXCHANGE_PORT = '4000';

/** Base URL of the exchange as the web's own server reaches it; the browser always calls `/api` on its own origin. */
export function exchangeUrl(): string {
  return `http://127.0.0.1:${exchangePort()}`;
}

export const exchangePort = () => Number(process.env.EXCHANGE_PORT || DEFAULT_EXCHANGE_PORT);

const DEFAULT_PAGES_PER_MINUTE = '300';

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Addresses and networks in front of the web whose x-forwarded-* headers are believed. */
export const trustedProxies = () => listOf(process.env.TRUSTED_PROXIES);

/** Header in which such a proxy names the visitor's country, as Node spells headers; undefined when none does. */
export const countryHeader = () => process.env.COUNTRY_HEADER?.trim().toLowerCase() || undefined;

const DEFAULT_EXCHANGE_SILENT_SECONDS = '4';

/** Without any answer for this long the exchange counts as away, ms. */
export const exchangeSilentMs = () => Number(process.env.EXCHANGE_SILENT_SECONDS || DEFAULT_EXCHANGE_SILENT_SECONDS) * 1000;

/** Pages made for one address a minute. */
export const pagesPerMinute = () => Number(process.env.PAGES_PER_MINUTE || DEFAULT_PAGES_PER_MINUTE);
