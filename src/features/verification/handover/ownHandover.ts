import { readSession, writeSession } from '@/src/lib/storage';

/** The handover this tab has begun, and the files it has taken from it: a second tab begins its own, a reload takes nothing twice. */
export interface OwnHandover {
  handoverId: string;
  taken: string[];
}

const KEY = 'handover_begun';

const isOwn = (value: unknown): value is OwnHandover =>
  typeof value === 'object' &&
  value !== null &&
  'handoverId' in value &&
  typeof value.handoverId === 'string' &&
  'taken' in value &&
  Array.isArray(value.taken);

export const storedHandover = () => readSession(KEY, isOwn);
export const storeHandover = (own: OwnHandover | undefined) => writeSession(KEY, own);
