import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createKeptJson } from '@/src/lib/storage';

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((symbol) => typeof symbol === 'string');

export const NO_FAVOURITES: readonly string[] = [];

/**
 * A visitor's favourite pairs in the order of collecting: they stay in the browser until an account takes them over. What is stored and is
 * no list of names counts as none.
 */
export const visitorFavourites = createKeptJson(
  STORAGE_KEYS.favourites,
  (stored) => (isNames(stored) ? stored : NO_FAVOURITES),
  (symbols) => symbols.length === 0,
);

/** Collects or un-collects one pair on top of what is stored now: another tab may have been faster. */
export function setVisitorFavourite(symbol: string, isWanted: boolean): void {
  const others = visitorFavourites.look();
  if (others.includes(symbol) === isWanted) return;
  visitorFavourites.set(isWanted ? [...others, symbol] : others.filter((other) => other !== symbol));
}
