import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { THEME_STORAGE_KEY } from './themeName';

/**
 * Puts the stored theme on <html>. For `_document`, in <head>: once there is a body, the browser may paint a frame before it has
 * read on. Leave it out on pages with a forced theme (they print data-theme themselves).
 */
export function ThemeScript({ nonce }: { nonce?: string }) {
  return <InitColorSchemeScript attribute="data-theme" modeStorageKey={THEME_STORAGE_KEY} defaultMode="dark" nonce={nonce} />;
}
