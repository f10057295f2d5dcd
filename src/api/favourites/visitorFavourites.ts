import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { onOtherTabChange, readLocal, writeLocal } from '@/src/lib/storage';

// A visitor's favourites stay in the browser until an account takes them over.

const KEY = STORAGE_KEYS.favourites;
const listeners = new Set<() => void>();

/** The stored text: the same until the favourites change, so that React can compare it. */
export const visitorFavouritesText = () => readLocal(KEY) ?? '';

/** Pairs in the order of collecting; what is not a list of names counts as none. */
export function favouritesIn(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) && value.every((symbol) => typeof symbol === 'string') ? value : [];
  } catch {
    return [];
  }
}

/** Collects or un-collects one pair on top of what is stored now: another tab may have been faster. */
export function setVisitorFavourite(symbol: string, isWanted: boolean): void {
  const others = favouritesIn(visitorFavouritesText());
  if (others.includes(symbol) === isWanted) return;
  const next = isWanted ? [...others, symbol] : others.filter((other) => other !== symbol);
  writeLocal(KEY, next.length === 0 ? undefined : JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Tells when they change, in this tab or another. */
export function onVisitorFavourites(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTabChange([KEY], listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
