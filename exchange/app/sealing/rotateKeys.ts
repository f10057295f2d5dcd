import type { Log } from '../ports/log';
import type { Sealer } from './sealer';

/** A row that holds sealed text. */
export interface SealedRow {
  id: string;
  sealed: string;
  /** What it is sealed for. */
  about: string;
}

/** One kind of rows that hold sealed text. */
export interface SealedRows {
  kind: string;
  /** Not sealed by `current`, with ids above `after` if it is given, in their order. */
  stale(current: string, after: string | undefined, limit: number): Promise<SealedRow[]>;
  /** The first ones that this key has sealed. */
  sealedBy(key: string, limit: number): Promise<SealedRow[]>;
  /** False when the row has changed meanwhile, or is gone. */
  replace(row: SealedRow, sealed: string): Promise<boolean>;
  /** Which keys there are rows of. */
  keys(): Promise<KeyUse[]>;
}

/** How many rows a key has sealed. */
export interface KeyUse {
  key: string;
  rows: number;
}

export interface KeyRotation {
  /** The key that seals now. */
  current: string;
  kinds: { kind: string; resealed: number; failed: number }[];
  /** Other keys that something is sealed by still, and how many rows: those that are not here can be taken away. */
  stillNeeded: KeyUse[];
}

const AT_ONCE = 200;

async function rotate(sealer: Sealer, rows: SealedRows, log: Log): Promise<KeyRotation['kinds'][number]> {
  const counts = { kind: rows.kind, resealed: 0, failed: 0 };
  let after: string | undefined;
  for (
    let stale = await rows.stale(sealer.current, after, AT_ONCE);
    stale.length > 0;
    stale = await rows.stale(sealer.current, after, AT_ONCE)
  ) {
    for (const row of stale) {
      after = row.id;
      try {
        if (await rows.replace(row, sealer.seal(sealer.open(row.sealed, row.about), row.about))) counts.resealed += 1;
      } catch (error) {
        counts.failed += 1;
        log.error({ err: error, kind: rows.kind, id: row.id }, 'sealed text could not be opened; it stays as it is');
      }
    }
  }
  return counts;
}

/** What each key has sealed, over all places. */
export async function usesOf(places: readonly SealedRows[]): Promise<KeyUse[]> {
  const counts = new Map<string, number>();
  for (const place of places) for (const { key, rows } of await place.keys()) counts.set(key, (counts.get(key) ?? 0) + rows);
  return [...counts].map(([key, rows]) => ({ key, rows }));
}

/**
 * Seals anew what older keys have sealed, so that those can be taken away. Files have keys of their own, and only those are sealed:
 * not a byte of a file is read. What is done is done: stopped in the middle, it goes on where it was. Counts at the end what other keys
 * are needed for still: what could not be opened, and what a process that has the old key first has sealed meanwhile.
 */
export async function rotateKeys(sealer: Sealer, places: readonly SealedRows[], log: Log): Promise<KeyRotation> {
  const kinds: KeyRotation['kinds'] = [];
  for (const rows of places) kinds.push(await rotate(sealer, rows, log));
  const uses = await usesOf(places);
  return { current: sealer.current, kinds, stillNeeded: uses.filter(({ key }) => key !== sealer.current) };
}
