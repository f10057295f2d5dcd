import { useRouter } from 'next/compat/router';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/** The language of the page; en outside of one. */
export function useLocale(): Locale {
  const locale = useRouter()?.locale;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
