import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { STYLE_INSERTION_POINT } from './styleInsertionPoint';

export type Direction = 'ltr' | 'rtl';

/**
 * Emotion's style cache for one reading direction; right-to-left styles are mirrored as they are inserted.
 * For the browser: no MUI component is rendered on the server.
 * Made from @emotion/cache itself: MUI's maker shares its file with code for the server, which must not reach the browser.
 */
export function createDirectionCache(direction: Direction): EmotionCache {
  const isRtl = direction === 'rtl';
  const insertionPoint = document.querySelector<HTMLElement>(`meta[name="${STYLE_INSERTION_POINT}"]`);
  return createCache({
    key: isRtl ? 'muirtl' : 'mui',
    stylisPlugins: isRtl ? [rtlPlugin] : undefined,
    insertionPoint: insertionPoint ?? undefined,
  });
}
