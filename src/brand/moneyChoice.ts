import { STORAGE_KEYS } from '../config/storageKeys';
import { createChoice } from '../lib/storage';

/** In which currency coins were bought or sold last; whether a brand still offers it is for the page to see. */
export const moneyChoice = createChoice<string>(STORAGE_KEYS.expressCurrency, (text) => (/^[A-Z]{3}$/.test(text) ? text : undefined));
