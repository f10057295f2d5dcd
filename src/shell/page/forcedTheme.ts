import type { ThemeName } from '@/src/theme/themeName';

/** Home has one look whatever the user chose: dark on black. */
export function forcedThemeOf(pathname: string): ThemeName | undefined {
  return pathname === '/' ? 'dark' : undefined;
}
