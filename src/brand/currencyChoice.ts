import { CURRENCIES, type Currency } from '@/domain/account/preferences';
import { STORAGE_KEYS } from '../config/storageKeys';
import { createChoice } from '../lib/storage';

/** In which currency values are shown; nothing chosen: US dollars. */
export const currencyChoice = createChoice<Currency>(STORAGE_KEYS.currency, (text) => CURRENCIES.find((currency) => currency === text));
