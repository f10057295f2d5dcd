import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createDirectionCache, type Direction } from '@/src/theme/emotionCache';
import { createMuiTheme } from '@/src/theme/muiTheme';

interface Root {
  cache: EmotionCache;
  theme: ReturnType<typeof createMuiTheme>;
}

const roots = new Map<Direction, Root>();

function rootOf(direction: Direction): Root {
  const root = roots.get(direction) ?? { cache: createDirectionCache(direction), theme: createMuiTheme(direction) };
  roots.set(direction, root);
  return root;
}

/** What a MUI component stands on: our tokens as its theme, in the page's direction. For the browser only. */
export function MuiRoot({ children }: { children: ReactNode }) {
  const { cache, theme } = rootOf(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
  return (
    <CacheProvider value={cache}>
      {/* Light and dark are the tokens' affair: MUI stores, reads and writes no mode of its own. */}
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
