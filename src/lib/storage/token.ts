import { STORAGE_KEYS, TOKEN_COOKIE } from '../../config/storageKeys';
import { Listeners } from '../store/listeners';
import { cookieIn, cookieText } from './cookie';
import { onOtherTabChange } from './localChange';
import { writeLocal } from './localStore';

// The token is a cookie so that the server guard can see it; the client reads it to send it as a header.

const listeners = new Listeners(() => {
  document.addEventListener('visibilitychange', tell);
  const stop = onOtherTabChange([STORAGE_KEYS.userInfo, STORAGE_KEYS.sessionEnded], tell);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
});

function tell(): void {
  listeners.tell();
}

function write(value: string, maxAgeSeconds?: number): void {
  const isSecure = window.location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = cookieText(TOKEN_COOKIE, value, { isSecure, maxAgeSeconds });
  tell();
}

/** The stored token: its presence means signed in. Undefined on the server. */
export function storedToken(): string | undefined {
  return typeof document === 'undefined' ? undefined : cookieIn(document.cookie, TOKEN_COOKIE);
}

/** @param expiresAt milliseconds since the epoch, as the exchange answered; absent: a year */
export function storeToken(token: string, expiresAt?: number): void {
  write(token, expiresAt === undefined ? undefined : Math.max(0, Math.floor((expiresAt - Date.now()) / 1000)));
}

export function removeToken(): void {
  write('', 0);
  // Who is signed in may have been forgotten long before: that alone tells other tabs nothing now.
  writeLocal(STORAGE_KEYS.sessionEnded, String(Date.now()));
  writeLocal(STORAGE_KEYS.sessionEnded, undefined);
}

/**
 * Tells when this tab stored or removed the token, when the tab comes back into view (another may have), and when another tab has read who
 * is signed in, forgotten it, or removed the token: no browser tells of cookies.
 */
export const onTokenChange = listeners.add;

/** The token of a request, for code that runs on the server. */
export function tokenInCookies(header: string | undefined): string | undefined {
  return cookieIn(header, TOKEN_COOKIE);
}
