// Read by Next (locales) and by next-i18next (words). Values as the specification, section 9.
const locales = ['en', 'es', 'zh-TW', 'zh-MY', 'ar-AE', 'it-IT', 'pt-PT', 'bg'];

/** @type {import('next-i18next/pages').UserConfig} */
module.exports = {
  i18n: { locales, defaultLocale: 'en', localeDetection: false },
  localePath: './locales',
  ns: ['common', 'error'],
  defaultNS: 'common',
  fallbackLng: 'en',
  maxRetries: 5,
  retryTimeout: 350,
  maxParallelReads: 10,
  // Words that come later (src/i18n/catalogues.ts) are shown where they were missing.
  react: { bindI18nStore: 'added' },
  // The handler is a function and cannot travel in page props: `_app` passes this file to appWithTranslation.
  serializeConfig: false,
  saveMissing: true,
  missingKeyHandler: (languages, namespace, key) => console.warn(`Missing translation: ${namespace}:${key} (${languages.join(', ')})`),
};
