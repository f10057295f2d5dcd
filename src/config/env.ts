/** Settings of the web process. The exchange reads its own in exchange/main. */

export const isDevelopment = process.env.NODE_ENV === 'development';

/** The component workshop is for people who build: open while developing, and where the setting WORKSHOP says so. */
export const isWorkshopOpen = () => isDevelopment || process.env.WORKSHOP === 'true';

const DEFAULT_EXCHANGE_PORT = '4000';

/** Base URL of the exchange as the web's own server reaches it; the browser always calls `/api` on its own origin. */
export function exchangeUrl(): string {
  return `http://127.0.0.1:${process.env.EXCHANGE_PORT || DEFAULT_EXCHANGE_PORT}`;
}
