import type { Direction } from '@/src/theme/emotionCache';

/** Interface languages in menu order (specification section 1). */
export const LOCALES = ['en', 'es', 'zh-TW', 'zh-MY', 'ar-AE', 'it-IT', 'pt-PT', 'bg'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Arabic reads right to left; every other language left to right. */
export function directionOf(locale: string | undefined): Direction {
  return locale?.startsWith('ar') ? 'rtl' : 'ltr';
}

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * The language to show, or an error when a caller forgot to pass one: without it a page would quietly come out in English.
 * @throws Error when `language` is empty or absent
 */
export function requireLanguage(language: string | undefined): Locale {
  if (!language) throw new Error('A language must be given.');
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
