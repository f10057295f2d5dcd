import { THEMES } from '@/domain/account/preferences';

export type ThemeName = 'dark' | 'light';

/** What a user may choose: a theme, or to follow the device. */
export const THEME_CHOICES = THEMES;
export type ThemeChoiceName = (typeof THEME_CHOICES)[number];

export const DEFAULT_THEME: ThemeName = 'dark';

/** The theme to change to from `current`; dark is the default, so an unknown one toggles to light. */
export function otherTheme(current: string | undefined): ThemeName {
  return current === 'light' ? 'dark' : 'light';
}
