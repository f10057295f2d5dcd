import { isLocale } from '@/src/i18n/locales';
import { useLocale } from '@/src/i18n/useLocale';
import { useLanguageChange } from './useLanguageChange';
import { type Language, useSiteLanguages } from './useSiteLanguages';

/** The brand's languages, the one in use, and how it is changed: what a page of settings is handed. */
export function useLanguageSetting(): { languages: Language[]; language: string; onLanguage: (language: string) => Promise<void> } {
  const change = useLanguageChange();
  const onLanguage = async (language: string) => {
    if (isLocale(language)) await change(language);
  };
  return { languages: useSiteLanguages(), language: useLocale(), onLanguage };
}
