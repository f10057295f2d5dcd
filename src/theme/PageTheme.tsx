import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { followMarketColours } from './marketColours';
import type { ThemeName } from './themeName';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps `data-theme` on <html> equal to the chosen theme, or to the page's forced one. MUI's own writer is switched off:
 * it knows no forced theme and would win over it. Until the choice is read, the attribute stays as the first paint set it.
 * The market colours follow other tabs here too.
 */
export function PageTheme({ forced }: { forced?: ThemeName }) {
  const { colorScheme } = useColorScheme();
  const theme = forced ?? colorScheme;
  useBrowserLayoutEffect(() => {
    if (theme) document.documentElement.setAttribute('data-theme', theme);
  }, [theme]);
  useEffect(followMarketColours, []);
  return null;
}
