/** What is pressed together: a key and its modifiers. */
export interface Chord {
  /** A lower-case letter, a digit, a sign, or a name such as "arrowup". */
  key: string;
  /** Ctrl; on a Mac Cmd. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

/** What is read of a key event. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** "shift+f6" -> a chord. */
export function parseChord(text: string): Chord {
  const parts = text.split('+');
  const key = parts.at(-1) ?? '';
  return { key, mod: parts.includes('mod'), alt: parts.includes('alt'), shift: parts.includes('shift') };
}

/** "g m" -> the chords pressed one after the other. */
export function parseKeys(text: string): Chord[] {
  return text.split(' ').map(parseChord);
}

/** Signs are found where the keyboard has them, with Shift or without. */
const SIGNS = ['/', '?'];
const isLatin = (key: string) => /^[a-z]$/i.test(key);
const isAscii = (key: string) => /^[\x21-\x7e]$/.test(key);

/**
 * The name of the pressed key. Letters and signs count as printed, digits by their place (a French keyboard prints them with
 * Shift only), and what prints nothing of ASCII (Cyrillic, Arabic, Alt on a Mac) by its place on a US keyboard.
 */
export function pressedKey({ key, code, shiftKey }: KeyPress): string {
  if (key.length > 1 && key !== 'Dead') return key.toLowerCase();
  if (SIGNS.includes(key)) return key;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  if (isLatin(key)) return key.toLowerCase();
  if (isAscii(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Whether an event presses the chord and no other modifier. */
export function isPressed(chord: Chord, event: KeyPress, isMac: boolean): boolean {
  const [mod, otherMod] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (otherMod || mod !== chord.mod || event.altKey !== chord.alt) return false;
  const isShiftFree = SIGNS.includes(chord.key);
  return (isShiftFree || event.shiftKey === chord.shift) && pressedKey(event) === chord.key;
}
