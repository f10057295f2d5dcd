import type { NumberWriting } from '@/src/ui/field/typedNumber';
import { backspace, enter, paste, put, typeAll, writingOf } from '../../support/typing';

describe('typing a number', () => {
  it.each([
    ['12480.225', 'en', '12,480.225', '12480.225'],
    ['12480,225', 'es', '12.480,225', '12480.225'],
    ['96,500', 'en', '96,500', '96500'],
    ['96.500', 'es', '96.500', '96500'],
    ['0,02', 'en', '0,02', '0.02'],
    ['1.5', 'es', '1.5', '1.5'],
    ['1,5', 'bg', '1,5', '1.5'],
    ['٠٫٠٢', 'ar-AE', '0.02', '0.02'],
    ['1a2 x.5', 'en', '12.5', '12.5'],
    ['007', 'en', '007', '007'],
    ['5.', 'en', '5.', '5'],
    ['.5', 'en', '.5', '0.5'],
    ['-5', 'en', '5', '5'],
  ])('%s in %s stands as %s and is %s', (text, locale, shown, value) =>
    expect(typeAll(text, locale)).toMatchObject({ text: shown, value }),
  );

  it("takes the field's own marks, whatever they are", () => {
    const marks = { decimal: '·', group: '_' };
    expect(typeAll('1·5', 'en', { marks })).toMatchObject({ text: '1·5', value: '1.5', isOurs: true });
    expect(typeAll('1\u00A0234', 'pt-PT')).toMatchObject({ text: '1\u00A0234', value: '1234', isOurs: false });
  });

  it('keeps what the field takes of decimals, and no text that says more', () => {
    expect(typeAll('1.239', 'en', { decimals: 2 })).toMatchObject({ text: '1.23', value: '1.23' });
    // 1.2399 or a slip in 12,399: nothing is cut from what has marks of its own.
    expect(typeAll('1,2399', 'en', { decimals: 2 })).toMatchObject({ text: '1,2399', value: '', reading: 'unreadable' });
    expect(typeAll('1,20', 'en', { decimals: 1 })).toMatchObject({ text: '1,20', value: '1.2' });
    expect(paste('0.129 BTC', 'es', { decimals: 2 })).toMatchObject({ text: '0,12', value: '0.12' });
  });

  it.each([
    ['96,500', 'en', 1, '96500'],
    ['96.500', 'es', 1, '96500'],
    ['1,000,000', 'en', 0, '1000000'],
    ['1.000.000', 'bg', 0, '1000000'],
    ['1,000', 'en', 1, '1000'],
    ['1,234', 'en', 0, '1234'],
    // What there are no decimals for is not taken; it does not go on from the whole.
    ['1.5', 'en', 0, '1'],
    ['0.5', 'en', 0, '0'],
    ['1234.5', 'en', 0, '1234'],
    ['1,5', 'es', 0, '1'],
  ])('%s typed in %s where %i decimals are taken is %s', (text, locale, decimals, value) =>
    expect(typeAll(text, locale, { decimals }).value).toBe(value),
  );

  it.each([
    ['1。5', 'zh-TW', '1.5'],
    ['1．5', 'zh-MY', '1.5'],
    ['1，5', 'zh-TW', '1.5'],
    ['1،5', 'ar-AE', '1.5'],
    ['1٫5', 'es', '1.5'],
    ['1٬234', 'ar-AE', '1234'],
    ["1'234", 'en', '1234'],
    ['1·5', 'es', ''],
    ['1/2', 'en', ''],
    ['5%', 'en', ''],
  ])('no mark of another keyboard gets lost: %s typed in %s is “%s”', (text, locale, value) =>
    expect(typeAll(text, locale).value).toBe(value),
  );

  it('asks what is typed on behind its own thousands', () => {
    expect(typeAll('1234,567', 'en')).toMatchObject({ value: '', either: ['1234.567', '1234567'] });
    expect(typeAll('1234,56', 'en')).toMatchObject({ value: '1234.56' });
    expect(typeAll('1234.567', 'es')).toMatchObject({ value: '', either: ['1234.567', '1234567'] });
  });

  it.each(['pt-PT', 'bg'])('asks which number it is where the language leaves it open (%s)', (locale) => {
    expect(typeAll('1.234', locale)).toMatchObject({ text: '1.234', value: '', either: ['1.234', '1234'] });
    expect(typeAll('1.2345', locale)).toMatchObject({ text: '1.2345', value: '1.2345' });
    expect(typeAll('1.2345', locale).either).toBeUndefined();
    expect(paste('1.234', locale, { decimals: 1 })).toMatchObject({ either: ['1.2', '1234'] });
  });

  it('sets thousands marks anew around what is typed into the middle, and keeps the caret where the hand is', () => {
    const writing = writingOf('en');
    expect(enter({ text: '1,234', isOurs: true, caret: 5 }, '5', writing)).toMatchObject({ text: '12,345', value: '12345', caret: 6 });
    expect(enter({ text: '1,234', isOurs: true, caret: 1 }, '9', writing)).toMatchObject({ text: '19,234', caret: 2 });
    expect(backspace({ text: '12,345', isOurs: true, caret: 6 }, writing)).toMatchObject({ text: '1,234', caret: 5 });
    expect(backspace({ text: '1,234', isOurs: true, caret: 2 }, writing)).toMatchObject({ text: '1,234', caret: 1 });
    expect(enter({ text: '1,234', isOurs: true, caret: 4 }, '.', writing)).toMatchObject({ text: '123.4', value: '123.4', caret: 4 });
  });

  it('takes no amount in another unit, and tells which it is in', () => {
    const inOther = (text: string, over: Partial<NumberWriting> = {}) => paste(text, 'en', { unit: 'USDT', ...over });
    expect(inOther('0.02 BTC')).toMatchObject({ text: '0.02 BTC', value: '', reading: 'otherUnit', otherUnit: 'BTC' });
    expect(inOther('5 MLRD')).toMatchObject({ value: '', otherUnit: 'MLRD' });
    expect(put({ text: '1,234', isOurs: true }, 5, 5, ' BTC', writingOf('en', { unit: 'USDT' }))).toMatchObject({
      value: '',
      otherUnit: 'BTC',
    });
    // Where a field has no unit, there is none to be told from.
    expect(inOther('20 BTC', { unit: '' })).toEqual({ text: '20 BTC', value: '', isOurs: false, reading: 'unreadable', caret: 6 });
  });

  it('rewrites what was pasted and is one number; keeps what is none', () => {
    expect(paste('0,02', 'en')).toMatchObject({ text: '0.02', value: '0.02', caret: 4 });
    expect(paste('0.02 BTC', 'es')).toMatchObject({ text: '0,02', value: '0.02' });
    expect(paste('1.5 or so', 'en')).toMatchObject({ text: '1.5 or so', value: '', reading: 'unreadable' });
    expect(paste('-12', 'en')).toMatchObject({ value: '', reading: 'unreadable' });
    expect(paste('-12', 'en', { allowNegative: true })).toMatchObject({ text: '-12', value: '-12' });
  });

  it.each([
    ['es', '1.234.567', [2, 5], '5', '15.567', '15567'],
    ['es', '96.638', [0, 6], '96.5', '96,5', '96.5'],
    ['es', '96.638', [3, 6], '5,5', '965,5', '965.5'],
    ['es', '96.638', [2, 6], '.5', '96,5', '96.5'],
    ['es', '96.638', [6, 6], '1.5', '966.381,5', '966381.5'],
    ['en', '1,234', [5, 5], '٥٦ ', '123,456', '123456'],
  ] as const)('pasted over a part, it goes on from the rest (%s: %s%s %s)', (locale, text, [from, to], pasted, shown, value) => {
    expect(put({ text, isOurs: true }, from, to, pasted, writingOf(locale))).toMatchObject({ text: shown, value });
  });

  it.each([
    ['en', '1,234', [5, 5], ',567', ['1234.567', '1234567']],
    ['es', '12.345', [3, 6], '5 BTC', ['125', '12.5']],
    ['bg', '7', [0, 1], '1.234', ['1.234', '1234']],
  ] as const)('asks where a pasted mark may go on from those of the field (%s: %s%s %s)', (locale, text, [from, to], pasted, either) => {
    const raw = text.slice(0, from) + pasted + text.slice(to);
    expect(put({ text, isOurs: true }, from, to, pasted, writingOf(locale))).toMatchObject({ text: raw, value: '', either });
  });
});
