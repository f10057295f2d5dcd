import type { Ranges } from './fuzzy';

export interface Piece {
  text: string;
  isMatch: boolean;
  /** Place in the whole text. */
  at: number;
}

/** Cuts a text into what was found and what stands between; overlapping finds count once. */
export function piecesOf(text: string, ranges: Ranges): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const take = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMatch, at: done });
    done = Math.max(done, end);
  };
  for (const [start, end] of ranges) {
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return pieces;
}
