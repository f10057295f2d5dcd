/** A text, and what is selected of it. */
export interface SelectedText {
  text: string;
  from: number;
  to: number;
}

/** A change of a text: `inserted` takes the place of what stands between `from` and `to`. */
export interface Edit extends SelectedText {
  inserted: string;
}

export const everythingReplaced = (text: string, inserted: string): Edit => ({ text, from: 0, to: text.length, inserted });

/**
 * The edit that made `raw`, with the caret at `caret`, of what stood before: over the selection, an erasure beside it, or something
 * dropped elsewhere. Comparing the two texts alone would take a common beginning for kept ("96.638" and "96.5" pasted over it). What
 * explains itself by none of these (a password manager, undo) has replaced everything.
 */
export function editOf({ text, from, to }: SelectedText, raw: string, caret: number): Edit {
  const end = text.length - (raw.length - caret);
  const isKept = (start: number, behind: number) =>
    start <= behind && raw.slice(0, start) === text.slice(0, start) && raw.slice(caret) === text.slice(behind);
  if (end === to && caret >= from && isKept(from, to)) return { text, from, to, inserted: raw.slice(from, caret) };
  if (caret <= from && end >= to && isKept(caret, end)) return { text, from: caret, to: end, inserted: '' };
  if (end >= 0 && caret > end && isKept(end, end)) return { text, from: end, to: end, inserted: raw.slice(end, caret) };
  return everythingReplaced(text, raw);
}
