/** A path in a language: with the locale in front, except for the default one. */
export function localePath(path: string, locale: string | undefined, defaultLocale: string | undefined): string {
  return locale === undefined || locale === defaultLocale ? path : `/${locale}${path}`;
}
