import { HOTKEY_ROWS, type HotkeyGroup, type HotkeyRow, type HotkeyRowName } from '@/src/config/hotkeys';

/** Columns of the sheet, each with its groups from the top. */
export const SHEET_COLUMNS: readonly (readonly HotkeyGroup[])[] = [['anywhere'], ['ticket'], ['panels']];

export interface SheetRow extends HotkeyRow {
  name: HotkeyRowName;
  /** In the user's language. */
  words: string;
}

const rows = Object.entries<HotkeyRow>(HOTKEY_ROWS).map(([name, row]) => ({ ...row, name: name as HotkeyRowName }));

interface SheetFilter {
  /** Brands without a spot terminal have none of its keys. */
  hasSpot: boolean;
  /** Typed into the find box; compared without regard to case. */
  search: string;
  wordsOf: (name: HotkeyRowName) => string;
}

/** The rows a user sees, in the table's order. */
export function sheetRows({ hasSpot, search, wordsOf }: SheetFilter): SheetRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  return rows
    .filter(({ name, group }) => hasSpot || (group === 'anywhere' && name !== 'goToSpot'))
    .map((row) => ({ ...row, words: wordsOf(row.name) }))
    .filter(({ words, keys }) => words.toLocaleLowerCase().includes(wanted) || Object.values(keys).some((text) => text === wanted));
}
