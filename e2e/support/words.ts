import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSentence } from '@/src/i18n/sentences';

type Words = { [key: string]: string | Words };

const OWN_WORDS = join(__dirname, '../../locales');
/** Those of the web that says the widest. */
const WIDEST_WORDS = process.env.E2E_WIDEST_WORDS ?? OWN_WORDS;

const read = (folder: string, locale: string, namespace: string): Words =>
  JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8'));

function lookUp(words: Words, key: string, where: string): string {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>((group, part) => (typeof group === 'object' ? group[part] : undefined), words);
  if (typeof found !== 'string') throw new Error(`${where} has no text for ${key}`);
  return found;
}

/** Puts values in and takes the markup out: what is left is what stands on the page. */
const filledIn = (text: string, values: Record<string, string | number>, locale: string) =>
  Object.entries(values)
    .reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, inSentence(String(value), locale)), text)
    .replace(/<\/?\w+>/g, '');

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The words a reader of a language sees, by key: tests click what people click. */
export function wordsOf(locale: string, isWidest = false): Translate {
  const common = read(isWidest ? WIDEST_WORDS : OWN_WORDS, locale, 'common');
  return (key, values = {}) => filledIn(lookUp(common, key, locale), values, locale);
}

/** The texts of the exchange's refusals in a language, by message key. */
export function errorWordsOf(locale: string): Translate {
  const errors = read(OWN_WORDS, locale, 'error');
  return (key, values = {}) => filledIn(lookUp(errors, key, locale), values, locale);
}

/** A text with parameters as a pattern that takes any value for them. */
export function patternOf(t: Translate, key: string): RegExp {
  const escaped = t(key).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\{\{\w+\}\}/g, '.+'));
}
