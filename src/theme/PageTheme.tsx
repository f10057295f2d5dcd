import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../lib/store/useStore';
import { followMarketColours } from './marketColours';
import { themeInForce } from './themeChoice';
import type { ThemeName } from './themeName';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const onServer = () => undefined;

/**
 * Keeps `data-theme` on <html> equal to the chosen theme, or to the page's forced one. Until the choice is read, the
 * attribute stays as the first paint set it. The market colours follow other tabs here too.
 */
export function PageTheme({ forced }: { forced?: ThemeName }) {
  const inForce = useStore(themeInForce, onServer);
  const theme = forced ?? inForce;
  useBrowserLayoutEffect(() => {
    if (theme) document.documentElement.setAttribute('data-theme', theme);
  }, [theme]);
  useEffect(followMarketColours, []);
  return null;
}
