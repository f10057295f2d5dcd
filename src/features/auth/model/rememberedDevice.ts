import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';

interface Remembered {
  deviceToken: string;
  /** ms since 1970 */
  expiresAt: number;
}

type ByTarget = Record<string, Remembered>;

const isByTarget = (value: unknown): value is ByTarget =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'object' && one !== null && 'deviceToken' in one && 'expiresAt' in one);

function good(now: number): ByTarget {
  const stored = readLocalJson(STORAGE_KEYS.rememberedDevices, isByTarget) ?? {};
  return Object.fromEntries(Object.entries(stored).filter(([, { expiresAt }]) => expiresAt > now));
}

/**
 * What lets this browser in without the second factor; undefined when it is not remembered.
 * @param target the account as it is shown, masked: what the login knows of it
 */
export const deviceTokenFor = (target: string, now: number): string | undefined => good(now)[target]?.deviceToken;

export function rememberDevice(target: string, device: Remembered, now: number): void {
  writeLocalJson(STORAGE_KEYS.rememberedDevices, { ...good(now), [target]: device });
}
