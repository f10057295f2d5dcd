const names = new Map<string, Intl.DisplayNames>();

/** The name of a country. @param code ISO 3166-1 alpha-2; one that nobody knows is shown as it is */
export function formatRegion(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
