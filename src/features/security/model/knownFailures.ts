import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';

type Known = Record<string, number>;
const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number');

const stored = (): Known => readLocalJson(STORAGE_KEYS.knownFailures, isKnown) ?? {};

/** Up to when a user has said that failed logins were their own, in ms; 0 when never. */
export const knownUntil = (userId: string): number => stored()[userId] ?? 0;

export function rememberKnown(userId: string, until: number): void {
  writeLocalJson(STORAGE_KEYS.knownFailures, { ...stored(), [userId]: until });
}
