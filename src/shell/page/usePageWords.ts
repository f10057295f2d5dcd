import type { SSRConfig } from 'next-i18next/pages';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';

type PageWords = SSRConfig['_nextI18Next'];

/**
 * Takes in what a page brings to say when it is moved to: next-i18next adds a namespace once and leaves it alone then. Before the page
 * renders, and never on the server, where pages of all visitors share the words.
 */
export function usePageWords(words: PageWords): void {
  const { i18n } = useTranslation();
  useMemo(() => {
    if (typeof window === 'undefined') return;
    const languages: Record<string, Record<string, object>> = words?.initialI18nStore ?? {};
    for (const [locale, namespaces] of Object.entries(languages)) {
      for (const [namespace, brought] of Object.entries(namespaces)) {
        const isIn = i18n.getResourceBundle(locale, namespace) === brought;
        if (!isIn) i18n.addResourceBundle(locale, namespace, brought, true, true, { silent: true });
      }
    }
  }, [i18n, words]);
}
