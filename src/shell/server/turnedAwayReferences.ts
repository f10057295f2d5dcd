import { networkOf } from '@/domain/network/visitorNetwork';

const FRESH_MS = 60_000;
const MAX_VISITORS = 10_000;

interface Kept {
  reference: string;
  untilMs: number;
}

interface TurnedAwayReference {
  reference: string;
  /** To be written down: whoever reloads the page gets the reference that stands in the log already. */
  isNew: boolean;
}

/** A reference for each visitor, the same for a minute: what is reloaded a thousand times is one line of the log. */
export function createReferences(newReference: () => string, now: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  return (address: string | null): TurnedAwayReference => {
    const visitor = networkOf(address ?? '');
    const known = kept.get(visitor);
    if (known && known.untilMs > now()) return { reference: known.reference, isNew: false };
    const reference = newReference();
    // A Map keeps insertion order: the first is the one that ends first.
    kept.delete(visitor);
    kept.set(visitor, { reference, untilMs: now() + FRESH_MS });
    const oldest = kept.keys().next();
    if (kept.size > MAX_VISITORS && !oldest.done) kept.delete(oldest.value);
    return { reference, isNew: true };
  };
}
