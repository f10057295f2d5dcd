import { saveLanguage } from '@/src/api/calls/user';
import type { Locale } from '@/src/i18n/locales';
import { storeLocale } from '@/src/lib/storage';

/** Window event that tells parts outside React (the chat widget) of another language; `detail` is the locale. */
export const LANGUAGE_EVENT = 'kontor:language';

interface LanguageSteps {
  navigate: (locale: Locale) => Promise<unknown>;
  isSignedIn: boolean;
  /** What the account says; undefined while it has not been read. */
  savedLanguage: string | undefined;
  refreshUser: () => Promise<unknown>;
}

/**
 * Changes the language as the specification orders it: store, broadcast, navigate, and for a signed-in user whose saved
 * language differs, save it on the server and read the account anew.
 */
export async function changeLanguage(locale: Locale, { navigate, isSignedIn, savedLanguage, refreshUser }: LanguageSteps): Promise<void> {
  storeLocale(locale);
  window.dispatchEvent(new CustomEvent(LANGUAGE_EVENT, { detail: locale }));
  await navigate(locale);
  if (!isSignedIn || savedLanguage === locale) return;
  if (await saveLanguage(locale)) await refreshUser();
}
