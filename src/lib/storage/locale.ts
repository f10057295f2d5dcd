import { DEFAULT_LANGUAGE } from '../../config/constants';
import { STORAGE_KEYS } from '../../config/storageKeys';
import { readLocal, writeLocal } from './localStore';

/** The language chosen last, as sent in `exchange-language`; en when none was. */
export function storedLocale(): string {
  return readLocal(STORAGE_KEYS.locale) || DEFAULT_LANGUAGE;
}

export function storeLocale(locale: string): void {
  writeLocal(STORAGE_KEYS.locale, locale);
}
