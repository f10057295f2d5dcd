import { useEffect, useLayoutEffect } from 'react';
import { directionOf } from '@/src/i18n/locales';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps the direction of <html> that of the page's language: the document is printed once, the language may change after. */
export function useDirection(locale: string | undefined): void {
  useBrowserLayoutEffect(() => {
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
}
