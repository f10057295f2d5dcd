import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { errorText } from './errorText';

/** Words for an error of the api, from the error catalogue of the page's language. */
export function useErrorWords(): (error: { code: string; msg?: string }) => string {
  const { i18n } = useTranslation('error');
  return useCallback(
    (error) =>
      errorText(error, (key, params) => {
        // `exists` first: asking for an absent text would be reported as a missing translation. A message may contain
        // colons, which are no namespace here; a key of a whole group is no text.
        const options = { ns: 'error', nsSeparator: false as const };
        if (!i18n.exists(key, options)) return undefined;
        const text: unknown = i18n.t(key, { ...options, ...params });
        return typeof text === 'string' && text !== '' ? text : undefined;
      }),
    [i18n],
  );
}
