// Reads the catalogues of locales/ for tests.
import { readFileSync } from 'node:fs';

interface Words {
  [key: string]: Words | string;
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

function flat(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** The texts of one catalogue by their full keys, such as `trade.toast.filled`. */
export function readWords(locale: string, namespace: string): Map<string, string> {
  return new Map(flat(JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8'))));
}

/** `pairs` for `pairs_one` and `pairs_few`: what code asks for, whatever plural forms a language has. */
export const wordStem = (key: string) => key.replace(PLURAL_FORM, '');

/** The plural form a key names, or undefined for a text that has none. */
export const pluralForm = (key: string) => PLURAL_FORM.exec(key)?.[1];

/** The keys a catalogue must have in a language: those of English, each plural with every form of that language. */
export function keysExpected(english: Map<string, string>, locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) => (pluralForm(key) ? forms.map((form) => `${wordStem(key)}_${form}`) : [key]));
  return [...new Set(keys)].sort();
}

/** Parameters such as `{{name}}` and tags such as `<b>` and `</b>`, each as often as it stands there. */
export const marksOf = (text: string) => [...text.matchAll(/\{\{\s*\w+\s*\}\}|<\/?\w+>/g)].map(([mark]) => mark).sort();

/** The text alone, without parameters and tags. */
export const proseOf = (text: string) => text.replace(/\{\{\s*\w+\s*\}\}|<\/?\w+>/g, '');

/** Characters of `text` that a legacy character set (a TextDecoder label) lacks; ASCII and general punctuation always pass. */
export function charactersOutside(charset: ReadonlySet<string>, text: string): string[] {
  return [...text].filter((character) => character > '\u2e7f' && !charset.has(character));
}

/** Every two-byte character of a legacy character set. `firstByte` and `secondByte` bound the area that is read. */
export function twoByteCharacters(label: string, [low, high]: [number, number], secondLow: number): ReadonlySet<string> {
  const decoder = new TextDecoder(label);
  const characters = new Set<string>();
  for (let first = low; first <= high; first++) {
    for (let second = secondLow; second <= 0xfe; second++) characters.add(decoder.decode(Uint8Array.of(first, second)));
  }
  characters.delete('\ufffd');
  return characters;
}
