import { STORAGE_KEYS } from '../config/storageKeys';
import { createKeptStore } from '../lib/storage';
import type { Readable } from '../lib/store/store';
import { DEFAULT_THEME, otherTheme, THEME_CHOICES, type ThemeChoiceName, type ThemeName } from './themeName';

const LIGHT_DEVICE = '(prefers-color-scheme: light)';

/** What was chosen on this device; dark where nothing was. */
export const themeChoice = createKeptStore<ThemeChoiceName>(STORAGE_KEYS.theme, {
  parse: (text) => THEME_CHOICES.find((choice) => choice === text) ?? DEFAULT_THEME,
  print: (choice) => choice,
});

/** The theme the choice comes to on this device: changes with the choice, and by the device. */
export const themeInForce: Readable<ThemeName> = {
  subscribe: (listener) => {
    const device = window.matchMedia(LIGHT_DEVICE);
    const stop = themeChoice.subscribe(listener);
    device.addEventListener('change', listener);
    return () => {
      stop();
      device.removeEventListener('change', listener);
    };
  },
  getSnapshot: () => {
    const choice = themeChoice.getSnapshot();
    if (choice !== 'system') return choice;
    return window.matchMedia(LIGHT_DEVICE).matches ? 'light' : 'dark';
  },
};

export function toggleTheme(): void {
  themeChoice.set(otherTheme(themeInForce.getSnapshot()));
}
