import { type BookLevel, type BookSideName, isNearer, type LevelChange, toLevel } from './level';

/** Both sides of a market, nearest to the spread first. Never changed in place: an update makes a new one that shares what stayed. */
export interface Book {
  /** The last update it contains. */
  readonly seq: number;
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

export interface BookSnapshot {
  seq: number;
  bids: readonly LevelChange[];
  asks: readonly LevelChange[];
}

export interface BookUpdate extends BookSnapshot {
  prevSeq: number;
}

/** `gap`: an update in between is missing and only a snapshot helps. `stale`: already contained. */
export type UpdateResult = { kind: 'applied'; book: Book } | { kind: 'stale' } | { kind: 'gap' };

/** A book from scratch, whatever order the levels came in. */
export function fromSnapshot(snapshot: BookSnapshot): Book {
  return { seq: snapshot.seq, bids: changeSide([], snapshot.bids, 'bids'), asks: changeSide([], snapshot.asks, 'asks') };
}

/** Applies an update on top of the one before it. */
export function applyUpdate(book: Book, update: BookUpdate): UpdateResult {
  if (update.seq <= book.seq) return { kind: 'stale' };
  if (update.prevSeq !== book.seq) return { kind: 'gap' };
  return {
    kind: 'applied',
    book: { seq: update.seq, bids: changeSide(book.bids, update.bids, 'bids'), asks: changeSide(book.asks, update.asks, 'asks') },
  };
}

function changeSide(levels: readonly BookLevel[], changes: readonly LevelChange[], side: BookSideName): readonly BookLevel[] {
  if (changes.length === 0) return levels;
  const next = [...levels];
  for (const change of changes) {
    const level = toLevel(change);
    const at = positionOf(next, level.priceUnits, side);
    const isKnown = next[at]?.priceUnits === level.priceUnits;
    if (level.quantityUnits > 0n) next.splice(at, isKnown ? 1 : 0, level);
    else if (isKnown) next.splice(at, 1);
  }
  return next;
}

/** Index of the price, or where it belongs. */
function positionOf(levels: readonly BookLevel[], price: bigint, side: BookSideName): number {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const level = levels[middle];
    if (level && isNearer(side, level.priceUnits, price)) low = middle + 1;
    else high = middle;
  }
  return low;
}
