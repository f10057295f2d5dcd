import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export interface Country {
  iso2: string;
  name: string;
  /** Digits, such as 852. */
  dialingCode: string;
}

const dialingCodes = getCountries().map((iso2) => ({ iso2: iso2 as string, dialingCode: getCountryCallingCode(iso2) as string }));

const MAX_LANGUAGES = 32;
const byLanguage = new Map<string, Country[]>();

function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator([language, 'en']);
  return dialingCodes
    .map(({ iso2, dialingCode }) => ({ iso2, dialingCode, name: names.of(iso2) ?? iso2 }))
    .sort((left, right) => compare(left.name, right.name));
}

/** Every country that can be dialled, named and sorted in the user's language. */
export function countriesFor(language: string): Country[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const countries = countriesIn(language);
  if (byLanguage.size < MAX_LANGUAGES) byLanguage.set(language, countries);
  return countries;
}
