import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@/src/i18n/locales';
import { NAMES_AND_SIGNS, SHARED_WORDS } from '@/tests/support/sameWords';
import {
  charactersOutside,
  keysExpected,
  marksOf,
  pluralForm,
  proseOf,
  readWords,
  twoByteCharacters,
  wordStem,
} from '@/tests/support/wordFiles';

const NAMESPACES = ['common', 'error'] as const;
const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');
const cases = LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => [locale, namespace] as const));

describe.each(cases)('words of %s/%s.json', (locale, namespace) => {
  const words = readWords(locale, namespace);
  const english = readWords('en', namespace);
  const original = (key: string) => english.get(key) ?? english.get(`${wordStem(key)}_other`) ?? '';

  it('has the keys of English, with the plural forms of its language', () => {
    expect([...words.keys()].sort()).toEqual(keysExpected(english, locale));
  });

  it('keeps the parameters and tags of English', () => {
    // Forms for none, one and two may spell the number out: "two orders" has a word of its own in Arabic.
    const mayLack = (key: string) => ['zero', 'one', 'two'].includes(pluralForm(key) ?? '');
    const differing = [...words].filter(([key, text]) => {
      const [found, wanted] = [marksOf(text), marksOf(original(key))];
      return mayLack(key) ? found.some((mark) => !wanted.includes(mark)) : found.join() !== wanted.join();
    });
    expect(differing).toEqual([]);
  });

  it('has no empty text and no stray space', () => {
    expect([...words].filter(([, text]) => text.trim() === '' || text !== text.trim() || /[ \t]{2}|\n/.test(text))).toEqual([]);
  });

  it('closes every brace and tag it opens', () => {
    expect([...words].filter(([, text]) => /[{}<>]/.test(proseOf(text)))).toEqual([]);
    const unbalanced = [...words].filter(([, text]) => [...text.matchAll(/<(\w+)>/g)].some(([, tag]) => !text.includes(`</${tag}>`)));
    expect(unbalanced).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('translation into %s', (locale) => {
  const shared = SHARED_WORDS[locale] ?? [];
  const sameAsEnglish = (namespace: string) => {
    const english = readWords('en', namespace);
    return [...readWords(locale, namespace)].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
  };

  it('says in its own words whatever is not a name or a shared term', () => {
    expect(sameAsEnglish('common').filter((key) => !NAMES_AND_SIGNS.includes(key) && !shared.includes(key))).toEqual([]);
    expect(sameAsEnglish('error')).toEqual([]);
  });

  it('lists no shared term that it has translated since', () => {
    const same = sameAsEnglish('common');
    expect(shared.filter((key) => !same.includes(key))).toEqual([]);
  });
});

describe.each([
  ['ar-AE', /\p{Script=Arabic}/u],
  ['bg', /\p{Script=Cyrillic}/u],
  ['zh-TW', /\p{Script=Han}/u],
  ['zh-MY', /\p{Script=Han}/u],
] as const)('%s', (locale, script) => {
  it('is written in its own script', () => {
    // "Post-only" is the name of the option on every exchange.
    const latin = [...NAMES_AND_SIGNS, ...(SHARED_WORDS[locale] ?? []), 'trade.postOnly'];
    const all = NAMESPACES.flatMap((namespace) => [...readWords(locale, namespace)]);
    const foreign = all.filter(([key, text]) => /\p{L}/u.test(proseOf(text)) && !script.test(text) && !latin.includes(key));
    expect(foreign).toEqual([]);
  });
});

describe('Chinese', () => {
  const strayCharacters = (locale: string, charset: ReadonlySet<string>) =>
    NAMESPACES.flatMap((namespace) => [...readWords(locale, namespace)]).flatMap(([key, text]) =>
      charactersOutside(charset, text).map((character) => `${key}: ${character}`),
    );

  it('has no simplified character in zh-TW: all of it is in Big5', () => {
    expect(strayCharacters('zh-TW', twoByteCharacters('big5', [0xa1, 0xf9], 0x40))).toEqual([]);
  });

  it('has no traditional character in zh-MY: all of it is in GB 2312', () => {
    expect(strayCharacters('zh-MY', twoByteCharacters('gbk', [0xa1, 0xf7], 0xa1))).toEqual([]);
  });
});

/** What the glossary rules out ("How readers are addressed"), in texts and buttons. */
describe.each([
  // 你们: the house, as questions of its readers call it.
  ['zh-TW', '您', /你(?!們)/u],
  ['zh-MY', '您', /你(?!们)/u],
  ['bg', 'вие in small letters', /(?<=[\p{L}\p{N},] )В(?:ие|и|ас|аш\p{L}*)(?!\p{L})/u],
] as const)('%s', (locale, address, other) => {
  it(`addresses its readers as ${address}`, () => {
    const all = NAMESPACES.flatMap((namespace) => [...readWords(locale, namespace)]);
    expect(all.filter(([, text]) => other.test(text))).toEqual([]);
  });
});

/** Words for what the glossary has another for, in every text of a language: catalogues, the help page, what brands say of themselves. */
describe.each([
  ['zh-TW', /掛單簿|委託|二維碼/u],
  ['zh-MY', /挂单簿|委托|QR ?码/u],
  ['bg', /нарежд|сметк[аи] (?:ви|си)/iu],
  ['ar-AE', /استمارة/u],
] as const)('%s', (locale, other) => {
  it('has one word for each concept', () => {
    const catalogues = NAMESPACES.flatMap((namespace) => [...readWords(locale, namespace)]);
    const linesOf = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, at) => [`${file}:${at + 1}`, line] as const);
    const ofBrands = readdirSync('brands').flatMap((brand) => linesOf(`brands/${brand}/site.json`));
    const brands = ofBrands.filter(([, line]) => line.includes(`"${locale}"`));
    const help = linesOf(`locales/${locale}/help.md`);
    expect([...catalogues, ...help, ...brands].filter(([, text]) => other.test(text))).toEqual([]);
  });
});
