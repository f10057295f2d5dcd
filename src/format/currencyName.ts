const names = new Map<string, Intl.DisplayNames>();

/** "US Dollar": what a currency is called in a language; its code where the language has no name for it. */
export function formatCurrencyName(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'currency' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
