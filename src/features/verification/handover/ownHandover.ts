import { readSession, writeSession } from '@/src/lib/storage';

// Which handover this tab has begun, and for whom, over a reload: a second tab begins its own, and so does another account in this one.

const KEY = 'handover_begun';

interface Begun {
  userId: string;
  handoverId: string;
}

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'handoverId' in value &&
  typeof value.userId === 'string' &&
  typeof value.handoverId === 'string';

/** Of another account it is forgotten. */
export function storedHandover(userId: string): string | undefined {
  const begun = readSession(KEY, isBegun);
  if (begun?.userId === userId) return begun.handoverId;
  writeSession(KEY, undefined);
  return undefined;
}

export const storeHandover = (userId: string, handoverId: string | undefined) =>
  writeSession(KEY, handoverId === undefined ? undefined : ({ userId, handoverId } satisfies Begun));
