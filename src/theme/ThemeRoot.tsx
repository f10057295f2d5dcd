import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { createDirectionCache, type Direction } from './emotionCache';
import { createMuiTheme } from './muiTheme';
import { PageTheme } from './PageTheme';
import { THEME_STORAGE_KEY, type ThemeName } from './themeName';

const themes = { ltr: createMuiTheme('ltr'), rtl: createMuiTheme('rtl') };

interface ThemeRootProps {
  direction: Direction;
  /** Content-security-policy nonce of this page. */
  nonce?: string;
  /** The server's cache, made per request by _document so that it can print the styles into the head. */
  emotionCache?: EmotionCache;
  /** A page that has one look whatever the reader chose (home is always dark). */
  forcedTheme?: ThemeName;
  children: ReactNode;
}

/** Everything below it can use MUI, `useTheme` and our tokens in the right direction. Sits once in `_app`. */
export function ThemeRoot({ direction, nonce, emotionCache, forcedTheme, children }: ThemeRootProps) {
  const cache = useMemo(() => emotionCache ?? createDirectionCache(direction, nonce), [emotionCache, direction, nonce]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[direction]} defaultMode="dark" modeStorageKey={THEME_STORAGE_KEY} colorSchemeNode={null}>
        <PageTheme forced={forcedTheme} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
