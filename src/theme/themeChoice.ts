import { STORAGE_KEYS } from '../config/storageKeys';
import { onOtherTabChange, readLocal, writeLocal } from '../lib/storage';
import { DEFAULT_THEME, otherTheme, THEME_CHOICES, type ThemeChoiceName, type ThemeName } from './themeName';

const LIGHT_DEVICE = '(prefers-color-scheme: light)';
const listeners = new Set<() => void>();
// Where nothing can be stored, the choice lives as long as the page.
let unstored: ThemeChoiceName | undefined;

/** What the reader chose on this device; dark where nothing was chosen. */
export function themeChoice(): ThemeChoiceName {
  const stored = readLocal(STORAGE_KEYS.theme);
  return THEME_CHOICES.find((choice) => choice === stored) ?? unstored ?? DEFAULT_THEME;
}

/** The theme the choice comes to on this device. */
export function themeInForce(): ThemeName {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return window.matchMedia(LIGHT_DEVICE).matches ? 'light' : 'dark';
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoiceName): void {
  writeLocal(STORAGE_KEYS.theme, choice);
  unstored = readLocal(STORAGE_KEYS.theme) === choice ? undefined : choice;
  tell();
}

export function toggleTheme(): void {
  chooseTheme(otherTheme(themeInForce()));
}

/** Calls back when the theme changes: here, in another tab, or by the device. Returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  const device = window.matchMedia(LIGHT_DEVICE);
  const stopOtherTabs = onOtherTabChange([STORAGE_KEYS.theme], listener);
  device.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
    stopOtherTabs();
  };
}
