import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@/src/i18n/locales';

/** Why a page is not there. */
export type EndKind = 'unavailable' | 'busy' | 'tooMany' | 'failure';

export interface EndWords {
  title: string;
  text: string;
  again: string;
}

/** Where the words stand in common.json. */
const KEYS: Record<EndKind, Omit<EndWords, 'again'>> = {
  unavailable: { title: 'shell.unavailable.title', text: 'shell.unavailable.text' },
  busy: { title: 'shell.busy.title', text: 'shell.busy.text' },
  tooMany: { title: 'shell.tooMany.title', text: 'shell.tooMany.text' },
  failure: { title: 'shell.failure.title', text: 'shell.failure.text' },
};
const AGAIN = 'shell.failure.again';

/** @throws Error when the words of a language lack one */
function wordReader(root: string, locale: Locale): (key: string) => string {
  const common: unknown = JSON.parse(readFileSync(join(root, 'locales', locale, 'common.json'), 'utf8'));
  return (key) => {
    const word = key.split('.').reduce((group, name) => (group as Record<string, unknown> | undefined)?.[name], common);
    if (typeof word !== 'string') throw new Error(`There is no ${key} in ${locale}.`);
    return word;
  };
}

/** Reads the words of pages that are made without Next, in every language, once. */
export function readEndWords(root: string): (kind: EndKind, locale: Locale) => EndWords {
  const words = new Map(LOCALES.map((locale) => [locale, wordReader(root, locale)]));
  return (kind, locale) => {
    const word = words.get(locale);
    if (!word) throw new Error(`There are no words for ${locale}.`);
    return { title: word(KEYS[kind].title), text: word(KEYS[kind].text), again: word(AGAIN) };
  };
}
