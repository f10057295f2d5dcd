import config from '@/next-i18next.config.js';
import { commonCatalogues } from './catalogues';
import { isLocale } from './locales';

/**
 * A text that is asked for and not there is told of, as ever; in the browser all words are fetched then, and the page says it a moment
 * later. It should not happen (tests hold what pages declare to what they say), but a page outlives what it was made for.
 */
export const missingWords = {
  missingKeyHandler: (languages: readonly string[], namespace: string, key: string, ...rest: [string, boolean, unknown]) => {
    if (config.missingKeyHandler) config.missingKeyHandler(languages, namespace, key, ...rest);
    const language = languages.find(isLocale);
    if (typeof window !== 'undefined' && language) commonCatalogues[language].start();
  },
};
