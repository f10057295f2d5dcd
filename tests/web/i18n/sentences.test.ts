import { createInstance } from 'i18next';
import { inSentence, sentences } from '@/src/i18n/sentences';
import { readWords } from '@/tests/support/wordFiles';

const AMOUNT = '−0.05 BTC';
/** Parameters that are words of the user's language, and no number. */
const WORDS = ['side', 'order', 'why', 'until', 'role', 'where', 'choice', 'panel', 'type', 'line', 'interval', 'term', 'pairs'];
const OUTERMOST = /\u2066[^\u2066\u2069]*(?:\u2066[^\u2066\u2069]*\u2069[^\u2066\u2069]*)*\u2069/g;
const NUMBER = '■';
/** Beside a number kept in order: what belongs to it, but was left outside. */
const TORN = /[+−–\-%/©€$\w]\s?■|■\s?[%/\w]|■\s■/;

/** A text with its amounts and, where it is right, nothing of them left outside their isolates. */
async function written(namespace: string, key: string, text: string): Promise<string> {
  const i18n = createInstance();
  for (const module of sentences.use) i18n.use(module);
  // As a key on its own: no plural form is looked for.
  await i18n.init({
    lng: 'ar-AE',
    resources: { 'ar-AE': { [namespace]: { text } } },
    defaultNS: namespace,
    ...{ interpolation: sentences.interpolation },
  });
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  expect([key, names.length > 0]).toEqual([key, true]);
  return i18n.t('text', Object.fromEntries(names.map((name) => [name, WORDS.includes(name) ? 'كلمة' : AMOUNT])));
}

describe('values in an Arabic sentence', () => {
  it.each(['common', 'error'])('keep their order in every text of %s, with the signs and units beside them', async (namespace) => {
    const withValues = [...readWords('ar-AE', namespace)].filter(([, text]) => text.includes('{{'));
    expect(withValues.length).toBeGreaterThan(20);
    const torn: [string, string][] = [];
    for (const [key, text] of withValues) {
      const outside = (await written(namespace, key, text)).replace(OUTERMOST, NUMBER);
      if (outside.includes(AMOUNT) || TORN.test(outside)) torn.push([key, outside]);
    }
    expect(torn).toEqual([]);
  });

  it('keep signs with numbers that stand in the text itself', () => {
    const torn = ['common', 'error'].flatMap((namespace) =>
      [...readWords('ar-AE', namespace)].filter(([, text]) => /[+−]\s?\d|\d\s?%/.test(text.replace(OUTERMOST, NUMBER))),
    );
    expect(torn).toEqual([]);
  });

  it('are isolated once, and only where they hold no Arabic words', () => {
    expect(inSentence('0.05 BTC', 'ar-AE')).toBe('\u20660.05 BTC\u2069');
    expect(inSentence('\u20660.05 BTC\u2069', 'ar-AE')).toBe('\u20660.05 BTC\u2069');
    expect(inSentence('شراء', 'ar-AE')).toBe('شراء');
    expect(inSentence('', 'ar-AE')).toBe('');
  });

  it('stay as they are where everything reads left to right', () => {
    expect(inSentence('0.05 BTC', 'en')).toBe('0.05 BTC');
    expect(inSentence('0.05 BTC', 'zh-TW')).toBe('0.05 BTC');
  });
});
