import type { UserInfo } from '@/contract/user';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocal, writeLocalJson } from '@/src/lib/storage';

interface CachedUserInfo {
  /** When it was stored, milliseconds since the epoch. */
  timestamp: number;
  userInfo: UserInfo;
}

const LONGEST_MS = 24 * 60 * 60 * 1000;

function isCached(value: unknown): value is CachedUserInfo {
  if (typeof value !== 'object' || value === null || !('timestamp' in value) || !('userInfo' in value)) return false;
  const { timestamp, userInfo } = value;
  return typeof timestamp === 'number' && typeof userInfo === 'object' && userInfo !== null && 'id' in userInfo;
}

/** What the header shows until the server has answered; undefined when nothing is stored or it is older than a day. */
export function cachedUserInfo(now: number): UserInfo | undefined {
  const cached = readLocalJson(STORAGE_KEYS.userInfo, isCached);
  return cached && now - cached.timestamp < LONGEST_MS ? cached.userInfo : undefined;
}

export function cacheUserInfo(userInfo: UserInfo, now: number): void {
  writeLocalJson(STORAGE_KEYS.userInfo, { timestamp: now, userInfo } satisfies CachedUserInfo);
}

export function forgetUserInfo(): void {
  writeLocal(STORAGE_KEYS.userInfo, undefined);
}
