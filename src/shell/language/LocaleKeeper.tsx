import { useLayoutEffect, useRef } from 'react';
import { useReadAgain } from '@/src/api/queries/useReadAgain';
import { useLocale } from '@/src/i18n/useLocale';
import { storeLocale } from '@/src/lib/storage';

/**
 * What a page asks for is answered in its own language, also where a link led to it and nobody has chosen the language here. What was
 * answered in another is asked again. Stands before the page, and acts before what the page asks first leaves.
 */
export function LocaleKeeper() {
  const locale = useLocale();
  const readAgain = useReadAgain();
  const asked = useRef(locale);
  useLayoutEffect(() => {
    storeLocale(locale);
    if (asked.current === locale) return;
    asked.current = locale;
    readAgain(() => true);
  }, [locale, readAgain]);
  return null;
}
