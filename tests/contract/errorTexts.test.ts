import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { codes } from '@/contract/codes';

const locales = ['en', 'es', 'zh-TW', 'zh-MY', 'ar-AE', 'it-IT', 'pt-PT', 'bg'];
/** HTTP statuses and transport failures that have no envelope. */
const others = ['400', '403', '404', '413', '423', '429', '500', '502', '503', '504', 'network', 'timeout'];
/** What a browser's own dialog for passkeys ends with. */
const browsers = ['passkey.cancelled', 'passkey.failed', 'passkey.unsupported'];

const catalogueOf = (locale: string) => JSON.parse(readFileSync(`locales/${locale}/error.json`, 'utf8')) as object;
const parametersIn = (text: string) => [...new Set(text.match(/\{\{\d\}\}/g) ?? [])].sort();

function flatten(node: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'object' ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, String(value)] as [string, string]],
  );
}

describe('codes', () => {
  it('are of one reason each', () => {
    const numbers = Object.values(codes).map(({ code }) => code);
    expect(numbers.filter((code, at) => numbers.indexOf(code) !== at)).toEqual([]);
  });
});

describe('the error namespace', () => {
  const english = new Map(flatten(catalogueOf('en')));
  const expected = [...Object.values(codes).map(({ key }) => key), ...others, ...browsers].sort();

  it('is there for every locale of the specification', () => {
    expect(readdirSync('locales').sort()).toEqual([...locales].sort());
  });

  it.each(locales)('has a text for everything the exchange can answer, and nothing else, in %s', (locale) => {
    const texts = flatten(catalogueOf(locale));
    expect(texts.map(([key]) => key).sort()).toEqual(expected);
    for (const [key, text] of texts) {
      expect(text.trim()).not.toBe('');
      expect([key, parametersIn(text)]).toEqual([key, parametersIn(english.get(key) ?? '')]);
    }
  });

  it('is found by i18next with the key as it travels and numbered parameters', async () => {
    const words = i18next.createInstance();
    await words.init({ lng: 'en', resources: { en: { error: catalogueOf('en') } }, interpolation: { escapeValue: false } });
    expect(words.t('order.balance_too_low', { ns: 'error', 0: '12.5', 1: 'USDT' })).toBe('Not enough USDT. Available: 12.5 USDT.');
    expect(words.exists('deposit.do_deposit.deposit_not_allowed', { ns: 'error' })).toBe(true);
  });

  it('takes as many parameters as the codes say', () => {
    const source = readFileSync('contract/codes.ts', 'utf8');
    for (const { key } of Object.values(codes)) {
      const line = source.split('\n').find((candidate) => candidate.includes(`'${key}'`)) ?? '';
      expect([key, parametersIn(english.get(key) ?? '')]).toEqual([key, parametersIn(line)]);
    }
  });
});
