import type { Page } from '@playwright/test';
import { type HotkeyId, keysOf } from '@/src/config/hotkeys';

const NAMES: Readonly<Record<string, string>> = {
  mod: 'Control',
  alt: 'Alt',
  shift: 'Shift',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  escape: 'Escape',
  f6: 'F6',
};

/** Presses what the table of shortcuts says: "mod+k", "g m". */
export async function pressHotkey(page: Page, id: HotkeyId): Promise<void> {
  for (const chord of keysOf(id).split(' '))
    await page.keyboard.press(
      chord
        .split('+')
        .map((part) => NAMES[part] ?? part)
        .join('+'),
    );
}
