import { readSession, writeSession } from '@/src/lib/storage';

// Which handover this tab has begun, over a reload: a second tab begins its own.

const KEY = 'handover_begun';

const isId = (value: unknown): value is string => typeof value === 'string';

export const storedHandover = () => readSession(KEY, isId);
export const storeHandover = (handoverId: string | undefined) => writeSession(KEY, handoverId);
