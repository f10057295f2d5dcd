import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';

interface Remembered {
  deviceToken: string;
  /** ms since 1970 */
  expiresAt: number;
}

type ByAccount = Record<string, Remembered>;

const isByAccount = (value: unknown): value is ByAccount =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'object' && one !== null && 'deviceToken' in one && 'expiresAt' in one);

function good(now: number): ByAccount {
  const stored = readLocalJson(STORAGE_KEYS.rememberedDevices, isByAccount) ?? {};
  return Object.fromEntries(Object.entries(stored).filter(([, { expiresAt }]) => expiresAt > now));
}

/**
 * What lets this browser in without the second factor; undefined when it is not remembered.
 * @param account as `accountNameOf` names it
 */
export const deviceTokenFor = (account: string, now: number): string | undefined => good(now)[account]?.deviceToken;

export function keepDevice(account: string, device: Remembered, now: number): void {
  writeLocalJson(STORAGE_KEYS.rememberedDevices, { ...good(now), [account]: device });
}
