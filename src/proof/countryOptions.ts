interface Country {
  iso2: string;
  name: string;
  dialingCode: string;
}

/** Countries as menu options in the reader's language, by name. A browser that knows no names keeps the exchange's. */
export function countryOptions(countries: readonly Country[], locale: string) {
  const names = typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames([locale], { type: 'region' }) : undefined;
  return countries
    .map(({ iso2, name, dialingCode }) => ({ value: iso2, label: names?.of(iso2) ?? name, hint: `+${dialingCode}` }))
    .sort((left, right) => left.label.localeCompare(right.label, locale));
}
