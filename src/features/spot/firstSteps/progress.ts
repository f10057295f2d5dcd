import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';

/** Of a new user's way to the first order: claim funds, buy, see what became of it. */
export type Step = 'claim' | 'buy' | 'see';
export type Progress = Step | 'done';

const KNOWN: readonly unknown[] = ['claim', 'buy', 'see', 'done'] satisfies Progress[];
/** Several people may use one browser, and none of them should be told twice. */
type Stored = Record<string, Progress>;

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && Object.values(value).every((progress) => KNOWN.includes(progress));
}

const stored = (): Stored => readLocalJson(STORAGE_KEYS.firstSteps, isStored) ?? {};

/** How far a user has come; undefined for one who has not begun. */
export const progressOf = (userId: string): Progress | undefined => stored()[userId];

export function keepProgress(userId: string, progress: Progress): void {
  writeLocalJson(STORAGE_KEYS.firstSteps, { ...stored(), [userId]: progress });
}
