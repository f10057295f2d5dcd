import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useContext } from 'react';
import { usePart } from '../lib/onDemand';
import type { Words } from './branches';
import { errorCatalogues } from './catalogues';
import { errorParam } from './errorParams';
import { errorText } from './errorText';
import { HiddenAmounts } from './hiddenAmounts';
import { useLocale } from './useLocale';

const known = new WeakMap<Words, WeakSet<I18n>>();

/** Puts the whole catalogue beside what the page brought of it, once. */
function addCatalogue(i18n: I18n, locale: string, words: Words): void {
  const having = known.get(words) ?? new WeakSet();
  if (having.has(i18n)) return;
  having.add(i18n);
  known.set(words, having);
  i18n.addResourceBundle(locale, 'error', words, true, false, { silent: true });
}

/**
 * Words for an error of the api, from the error catalogue of the page's language. They name no own amounts while those are hidden.
 * The catalogue comes when it is first needed; a refused call waits for it (`ApiHost.beforeRefusal`), and what a page says of errors at
 * once or without a network it has brought itself.
 */
export function useErrorWords(): (error: { code: string; msg?: string }) => string {
  const { i18n } = useTranslation('error');
  const locale = useLocale();
  const isHidden = useContext(HiddenAmounts);
  const catalogue = errorCatalogues[locale];
  const all = usePart(catalogue, false)?.default;
  return useCallback(
    (error) => {
      if (all) addCatalogue(i18n, locale, all);
      const lookup = (key: string, params: Record<string, string>) => {
        // `exists` first: asking for an absent text would be reported as a missing translation. A message may contain
        // colons, which are no namespace here; a key of a whole group is no text.
        const options = { ns: 'error', nsSeparator: false as const, returnObjects: true };
        if (!i18n.exists(key, options)) {
          if (!all && typeof window !== 'undefined') catalogue.start();
          return undefined;
        }
        const text: unknown = i18n.t(key, { ...options, ...params });
        return typeof text === 'string' && text !== '' ? text : undefined;
      };
      return errorText(error, lookup, (key, index, value) => errorParam(key, index, value, { locale, isHidden }));
    },
    [i18n, locale, isHidden, all, catalogue],
  );
}
