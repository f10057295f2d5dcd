const OWN_CODES: Readonly<Record<string, string>> = { 'zh-TW': 'zh_TW', 'zh-MY': 'zh_CN', bg: 'en' };

/** The chat's code for one of our locales: its own for three, the base language for the others. */
export function chatLanguage(locale: string): string {
  return OWN_CODES[locale] ?? locale.split('-', 1)[0] ?? 'en';
}
