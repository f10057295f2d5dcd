import type { FormatterModule } from 'i18next';
import { isolated } from '@/src/format';
import { directionOf } from './locales';

const ARABIC_LETTER = /\p{Script=Arabic}/u;
const ISOLATE = /^[\u2066-\u2068]/;

/**
 * A value as it stands in a sentence. Between Arabic words the parts of "0.05 BTC", "+2.41%" or "1 / 3" would change places;
 * what holds Arabic words itself (a side, a date, another sentence) goes with the sentence.
 */
export function inSentence(value: string, language: string | undefined): string {
  if (directionOf(language) === 'ltr') return value;
  return value === '' || ISOLATE.test(value) || ARABIC_LETTER.test(value) ? value : isolated(value);
}

/** i18next hands every value through its formatter. Texts name no formats ("{{at, time}}"): values come formatted. */
const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format, language) =>
    typeof value === 'string' || typeof value === 'number' ? inSentence(String(value), language) : (value as string),
};

/** How texts take their values, for whoever sets i18next up: React escapes, and every value keeps its own order. */
export const sentences: { use: [FormatterModule]; interpolation: { escapeValue: false; alwaysFormat: true } } = {
  use: [formatter],
  interpolation: { escapeValue: false, alwaysFormat: true },
};
