import { useSyncExternalStore } from 'react';
import { onTokenChange, storedToken } from './storage';

const hasToken = () => storedToken() !== undefined;

/**
 * Whether a token is stored, and again whenever that changes.
 * @param onServer what the server saw in the request, so that the first paint agrees with it
 */
export function useHasToken(onServer = false): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => onServer);
}
