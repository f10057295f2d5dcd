import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { THEME_STORAGE_KEY } from './themeName';

/**
 * Runs before the first paint and puts the stored theme on <html>. For `_document`, first in <body>; leave it out on pages
 * with a forced theme (they print data-theme themselves).
 */
export function ThemeScript({ nonce }: { nonce?: string }) {
  return <InitColorSchemeScript attribute="data-theme" modeStorageKey={THEME_STORAGE_KEY} defaultMode="dark" nonce={nonce} />;
}
