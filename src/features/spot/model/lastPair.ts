import { openedPairs } from '@/src/market/preferences';

/** The pair opened last on this device. */
export const readLastPair = (): string | undefined => openedPairs('SPOT').symbol;
