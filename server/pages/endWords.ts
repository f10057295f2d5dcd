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
const KEYS = {
  unavailable: 'shell.unavailable',
  busy: 'shell.busy',
  tooMany: 'shell.tooMany',
  failure: 'shell.failure',
} as const satisfies Record<EndKind, string>;

type Words = Record<EndKind, EndWords>;

function wordsIn(root: string, locale: Locale): Words {
  const common: unknown = JSON.parse(readFileSync(join(root, 'locales', locale, 'common.json'), 'utf8'));
  const at = (key: string) => key.split('.').reduce((group, name) => (group as Record<string, unknown>)[name], common);
  const again = at('shell.failure.again') as string;
  const of = (kind: EndKind) => ({ ...(at(KEYS[kind]) as { title: string; text: string }), again });
  return { unavailable: of('unavailable'), busy: of('busy'), tooMany: of('tooMany'), failure: of('failure') };
}

/** Reads the words of pages that are made without Next, in every language, once. */
export function readEndWords(root: string): (kind: EndKind, locale: Locale) => EndWords {
  const words = new Map(LOCALES.map((locale) => [locale, wordsIn(root, locale)]));
  return (kind, locale) => {
    const found = words.get(locale);
    if (!found) throw new Error(`There are no words for ${locale}.`);
    return found[kind];
  };
}
