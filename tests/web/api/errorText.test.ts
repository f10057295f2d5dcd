import catalogue from '@/locales/en/error.json';
import { errorText } from '@/src/i18n/errorText';

const texts: Record<string, string> = {
  'order.too_low': 'Available: {{0}} {{1}}',
  'a||b': 'the whole message',
  '40010': 'by code',
  '500': 'last resort',
};
const lookupIn = (known: Record<string, string>) => (key: string, params: Record<string, string>) =>
  known[key]?.replace(/\{\{(\d+)\}\}/g, (_, index: string) => params[index] ?? '');

describe('errorText', () => {
  it('takes the part before the bars first, with numbered parameters', () => {
    expect(errorText({ code: '40010', msg: 'order.too_low||0.5||BTC' }, lookupIn(texts))).toBe('Available: 0.5 BTC');
  });

  it('then the whole message, the code, 500, and the code as text', () => {
    expect(errorText({ code: '40010', msg: 'a||b' }, lookupIn(texts))).toBe('the whole message');
    expect(errorText({ code: '40010', msg: 'unknown||x' }, lookupIn(texts))).toBe('by code');
    expect(errorText({ code: '99999', msg: 'unknown' }, lookupIn(texts))).toBe('last resort');
    expect(errorText({ code: '99999', msg: 'unknown' }, lookupIn({}))).toBe('99999');
    expect(errorText({ code: '40010' }, lookupIn(texts))).toBe('by code');
  });

  it('never looks up nothing', () => {
    const lookup = jest.fn(() => undefined);
    errorText({ code: '1', msg: '||x' }, lookup);
    expect(lookup.mock.calls).not.toContainEqual(['', expect.anything()]);
  });

  it('has a last resort in the catalogue', () => {
    expect(catalogue['500']).toMatch(/\w/);
  });
});
