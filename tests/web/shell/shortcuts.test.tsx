import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOTKEY_ROWS } from '@/src/config/hotkeys';
import { LOCALES } from '@/src/i18n/locales';
import { keyParts, rowParts } from '@/src/lib/keyboard/keyParts';
import { singleKeys } from '@/src/lib/keyboard/singleKeys';
import { ShortcutSheet } from '@/src/shell/keyboard/ShortcutSheet';
import { dialogOpened } from '@/src/state/dialogSlice';
import { renderShell } from '../../support/renderShell';

function openSheet(options: Parameters<typeof renderShell>[1] = {}) {
  const view = renderShell(<ShortcutSheet />, options);
  act(() => void view.store.dispatch(dialogOpened('shortcuts')));
  return view;
}

describe('the keys of a row', () => {
  const read = (parts: ReturnType<typeof keyParts>) => parts.map((part) => ('word' in part ? part.word : part.keys.join('+'))).join(' ');

  it.each([
    ['mod+k', 'Ctrl+K'],
    ['g m', 'G then M'],
    ['escape', 'Esc'],
    ['shift+f6', 'Shift+F6'],
  ])('%s reads %s', (keys, expected) => {
    expect(read(keyParts(keys, false))).toBe(expected);
  });

  it('has Cmd and Option on a Mac', () => {
    expect([read(keyParts('mod+k', true)), read(keyParts('alt+l', true))]).toEqual(['⌘+K', '⌥+L']);
  });

  it('says once what its keys share', () => {
    expect(read(rowParts(HOTKEY_ROWS.tenSteps, false))).toBe('Shift+↑ or ↓');
    expect(read(rowParts(HOTKEY_ROWS.bottomTabs, false))).toBe('Alt+1 to 4');
    expect(read(rowParts(HOTKEY_ROWS.panels, false))).toBe('F6 or Shift+F6');
  });
});

describe('the sheet of shortcuts', () => {
  it.each(LOCALES)('has words for every row in %s', (locale) => {
    const words: Record<string, string> = JSON.parse(readFileSync(`locales/${locale}/common.json`, 'utf8')).shell.keys.names;
    expect(Object.keys(HOTKEY_ROWS).filter((name) => !words[name])).toEqual([]);
  });

  it('lists the whole table', () => {
    openSheet();
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    for (const name of Object.keys(HOTKEY_ROWS)) expect(screen.getByTestId(`shortcut-${name}`)).toBeVisible();
  });

  it('leaves the terminal’s keys out where there is no terminal', () => {
    openSheet({ site: { supportSpot: false } });
    const rows = screen.getAllByTestId(/^shortcut-/);
    expect(rows.map((row) => row.dataset.testid)).toEqual(
      ['palette', 'sheet', 'search', 'goToMarkets', 'theme', 'back'].map((name) => `shortcut-${name}`),
    );
  });

  it('finds a shortcut by its name or its key', async () => {
    openSheet();
    const find = screen.getByRole('searchbox', { name: 'Find a shortcut' });
    await userEvent.type(find, 'theme');
    expect(within(screen.getByTestId('shortcuts')).getAllByTestId(/^shortcut-/)).toHaveLength(1);
    await userEvent.clear(find);
    await userEvent.type(find, 'nothing like it');
    expect(screen.getByRole('status')).toHaveTextContent('No shortcut matches “nothing like it”.');
  });

  it('switches shortcuts of one key off', async () => {
    openSheet();
    await userEvent.click(screen.getByRole('switch', { name: 'One-key shortcuts' }));
    expect(singleKeys.getSnapshot()).toBe(false);
    await userEvent.click(screen.getByRole('switch', { name: 'One-key shortcuts' }));
    expect(singleKeys.getSnapshot()).toBe(true);
  });
});
