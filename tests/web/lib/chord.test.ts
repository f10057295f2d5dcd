import { HOTKEYS } from '@/src/config/hotkeys';
import { isPressed, type KeyPress, parseChord, parseKeys, pressedKey } from '@/src/lib/keyboard/chord';

const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('pressedKey', () => {
  it.each([
    ['a letter, whatever Caps Lock says', press('B', 'KeyB'), 'b'],
    ['the letter a French keyboard prints', press('a', 'KeyQ'), 'a'],
    ['the place of a Cyrillic letter', press('б', 'KeyB'), 'b'],
    ['the place of an Arabic letter', press('س', 'KeyS'), 's'],
    ['the letter under Alt on a Mac', press('¬', 'KeyL', { altKey: true }), 'l'],
    ['a dead key under Alt on a Mac', press('Dead', 'KeyE', { altKey: true }), 'e'],
    ['a digit a French keyboard prints with Shift only', press('&', 'Digit1'), '1'],
    ['a digit of the number pad', press('3', 'Numpad3'), '3'],
    ['the slash a German keyboard has on the seven', press('/', 'Digit7', { shiftKey: true }), '/'],
    ['the Arabic question mark', press('؟', 'Slash', { shiftKey: true }), '?'],
    ['a named key', press('ArrowUp', 'ArrowUp'), 'arrowup'],
  ])('knows %s', (_what, event, expected) => {
    expect(pressedKey(event)).toBe(expected);
  });
});

describe('isPressed', () => {
  it('wants exactly the chord’s modifiers', () => {
    const chord = parseChord('alt+1');
    expect(isPressed(chord, press('1', 'Digit1', { altKey: true }), false)).toBe(true);
    expect(isPressed(chord, press('1', 'Digit1'), false)).toBe(false);
    expect(isPressed(chord, press('1', 'Digit1', { altKey: true, ctrlKey: true }), false)).toBe(false);
    expect(isPressed(parseChord('s'), press('S', 'KeyS', { shiftKey: true }), false)).toBe(false);
  });

  it('takes Ctrl for the main modifier, on a Mac Cmd, never both', () => {
    const chord = parseChord('mod+k');
    const ctrl = press('k', 'KeyK', { ctrlKey: true });
    const cmd = press('k', 'KeyK', { metaKey: true });
    expect([isPressed(chord, ctrl, false), isPressed(chord, cmd, false)]).toEqual([true, false]);
    expect([isPressed(chord, ctrl, true), isPressed(chord, cmd, true)]).toEqual([false, true]);
  });

  it('finds signs with Shift or without', () => {
    expect(isPressed(parseChord('?'), press('?', 'Slash', { shiftKey: true }), false)).toBe(true);
    expect(isPressed(parseChord('/'), press('/', 'Digit7', { shiftKey: true }), false)).toBe(true);
  });
});

describe('the table', () => {
  const texts = HOTKEYS.filter(({ scope }) => scope !== 'field').map(({ keys }) => keys);

  it('gives no two actions the same keys', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('lets no action wait behind the first key of a sequence', () => {
    const firsts = texts.filter((text) => parseKeys(text).length > 1).map((text) => text.split(' ')[0]);
    expect(texts.filter((text) => firsts.includes(text))).toEqual([]);
  });
});
