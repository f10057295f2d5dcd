/** A price as the ticket's field shows it: with all the decimals of the market's tick ("96408" -> "96408.0"). */
export function priceDraft(price: string, decimals: number): string {
  const [whole = '', fraction = ''] = price.split('.');
  return decimals > fraction.length ? `${whole}.${fraction.padEnd(decimals, '0')}` : price;
}

/** The decimal in a field's text, in the notation of the wire; undefined when there is none. */
export function plainDecimal(text: string): string | undefined {
  const match = /^0*(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || !/\d/.test(text)) return undefined;
  const [, whole = '', fraction = ''] = match;
  return fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`;
}
