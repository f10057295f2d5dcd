import { useTranslation } from 'next-i18next/pages';
import { useCallback, useContext } from 'react';
import { errorParam } from './errorParams';
import { errorText } from './errorText';
import { HiddenAmounts } from './hiddenAmounts';
import { useLocale } from './useLocale';

/** Words for an error of the api, from the error catalogue of the page's language. They name no own amounts while those are hidden. */
export function useErrorWords(): (error: { code: string; msg?: string }) => string {
  const { i18n } = useTranslation('error');
  const locale = useLocale();
  const isHidden = useContext(HiddenAmounts);
  return useCallback(
    (error) => {
      const lookup = (key: string, params: Record<string, string>) => {
        // `exists` first: asking for an absent text would be reported as a missing translation. A message may contain
        // colons, which are no namespace here; a key of a whole group is no text.
        const options = { ns: 'error', nsSeparator: false as const, returnObjects: true };
        if (!i18n.exists(key, options)) return undefined;
        const text: unknown = i18n.t(key, { ...options, ...params });
        return typeof text === 'string' && text !== '' ? text : undefined;
      };
      return errorText(error, lookup, (key, index, value) => errorParam(key, index, value, { locale, isHidden }));
    },
    [i18n, locale, isHidden],
  );
}
