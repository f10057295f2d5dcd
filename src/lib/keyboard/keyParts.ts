import type { HotkeyRow } from '@/src/config/hotkeys';
import { type Chord, parseChord, parseKeys } from './chord';

/** What stands in the sheet: keys pressed together, or a word between them. */
export type KeyPart = { keys: readonly string[] } | { word: 'then' | 'or' | 'to' };

const NAMES: Readonly<Record<string, string>> = { arrowup: '↑', arrowdown: '↓', escape: 'Esc', enter: 'Enter' };

function capsOf({ key, mod, alt, shift }: Chord, isMac: boolean): string[] {
  return [
    ...(mod ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(shift ? ['Shift'] : []),
    NAMES[key] ?? key.toUpperCase(),
  ];
}

/** "g m" -> G then M; "mod+k" -> Ctrl K. */
export function keyParts(text: string, isMac: boolean): KeyPart[] {
  return parseKeys(text).flatMap((chord, index): KeyPart[] => {
    const keys = { keys: capsOf(chord, isMac) };
    return index === 0 ? [keys] : [{ word: 'then' }, keys];
  });
}

/** The keys of a row: "Shift ↑ or ↓". Modifiers that all of its keys share are said once. */
export function rowParts({ keys, joint = 'or' }: Pick<HotkeyRow, 'keys' | 'joint'>, isMac: boolean): KeyPart[] {
  const texts = Object.values(keys);
  if (texts.length === 1) return texts.flatMap((text) => keyParts(text, isMac));
  const all = texts.map((text) => capsOf(parseChord(text), isMac));
  const isShared = new Set(all.map((caps) => caps.slice(0, -1).join())).size === 1;
  const shown = joint === 'to' ? all.filter((_, index) => index === 0 || index === all.length - 1) : all;
  return shown.flatMap((caps, index): KeyPart[] =>
    index === 0 ? [{ keys: caps }] : [{ word: joint }, { keys: isShared ? caps.slice(-1) : caps }],
  );
}
