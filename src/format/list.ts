const lists = new Map<string, Intl.ListFormat>();

/** "nickname, language and time zone". */
export function formatList(items: readonly string[], locale: string): string {
  const known = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, known);
  return known.format(items);
}
