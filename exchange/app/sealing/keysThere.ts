import type { KeyUse, SealedRows } from './rotateKeys';
import { usesOf } from './rotateKeys';
import type { Sealer } from './sealer';

/** A key that something is sealed by, and that opens nothing of it. */
export interface UselessKey extends KeyUse {
  /** `absent`: there is none of this name. `other`: there is, and it is another one. */
  why: 'absent' | 'other';
}

/** Of each kind of rows. One may have been changed by somebody; that all have been is less likely than another key. */
const TRIED = 3;

async function opensAny(sealer: Sealer, key: string, places: readonly SealedRows[]): Promise<boolean> {
  for (const place of places) {
    for (const row of await place.sealedBy(key, TRIED)) {
      try {
        sealer.open(row.sealed, row.about);
        return true;
      } catch {
        // The next one may open.
      }
    }
  }
  return false;
}

/**
 * Which keys are needed and not there. Asked at the start: without one, what it sealed fails one by one, at whoever needs it, and what is
 * sealed meanwhile is sealed by another.
 */
export async function uselessKeys(sealer: Sealer, places: readonly SealedRows[]): Promise<UselessKey[]> {
  const found: UselessKey[] = [];
  for (const use of await usesOf(places)) {
    if (!sealer.names.includes(use.key)) found.push({ ...use, why: 'absent' });
    else if (!(await opensAny(sealer, use.key, places))) found.push({ ...use, why: 'other' });
  }
  return found;
}
