import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

export type Direction = 'ltr' | 'rtl';

/** MUI's styles go in here (printed by DocumentHeadTags), before ours: a CSS module then wins without tricks. */
const INSERTION_POINT = 'meta[name="emotion-insertion-point"]';

/**
 * Emotion's style cache for one reading direction; right-to-left styles are mirrored as they are inserted.
 * `nonce` is the page's content-security-policy nonce. On the server make one per request, else styles leak between pages.
 * Made from @emotion/cache itself: MUI's maker shares its file with code for the server, which must not reach the browser.
 */
export function createDirectionCache(direction: Direction, nonce?: string): EmotionCache {
  const isRtl = direction === 'rtl';
  const insertionPoint = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>(INSERTION_POINT);
  return createCache({
    key: isRtl ? 'muirtl' : 'mui',
    nonce,
    stylisPlugins: isRtl ? [rtlPlugin] : undefined,
    insertionPoint: insertionPoint ?? undefined,
  });
}
