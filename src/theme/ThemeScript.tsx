import { storedThemeScript } from './storedThemeScript';

/**
 * Puts the stored theme on <html>, which is printed dark. For `_document`, in <head>: once there is a body, the browser may
 * paint a frame before it has read on. Leave it out on pages with a forced theme (they print data-theme themselves).
 */
export function ThemeScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React would escape its quotes.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: storedThemeScript }} />;
}
