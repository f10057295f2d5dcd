import { separatorsOf } from './separators';

/**
 * What a person typed, as a plain decimal: "1,5" is "1.5" where the decimal mark is a comma, "12.480,22" is "12480.22" there.
 * Only the language's own thousands mark (and any blank) is taken out; undefined when no number remains.
 */
export function parseNumber(text: string, locale: string): string | undefined {
  const marks = separatorsOf(locale);
  const plain = text.replace(/\s/g, '').replaceAll('\u2212', '-').replaceAll(marks.group, '').replace(marks.decimal, '.');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? sign + digits : `${sign}${digits}.${fraction}`;
}

/** Characters an amount field takes: digits, dots and commas (specification section 5). */
export function keepAmountCharacters(text: string): string {
  return text.replace(/[^\d.,]/g, '');
}
