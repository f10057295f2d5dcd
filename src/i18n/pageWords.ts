import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { type Locale, requireLanguage } from './locales';

type Namespace = 'common' | 'error';

const cache = new Map<string, Promise<SSRConfig>>();

/**
 * Words for a page's server-side props. Built once per language and namespace set and then shared by all requests
 * (building them costs more than rendering a small page); in development they are read anew each time.
 * @throws Error when no language is given
 */
export function pageWords(language: string | undefined, namespaces: readonly Namespace[] = ['common', 'error']): Promise<SSRConfig> {
  const locale = requireLanguage(language);
  // biome-ignore lint/style/noProcessEnv: NODE_ENV is the build's own constant, not a setting.
  if (process.env.NODE_ENV !== 'production') return load(locale, namespaces);
  const key = `${locale}|${namespaces.join()}`;
  const known = cache.get(key);
  if (known) return known;
  const loading = load(locale, namespaces);
  cache.set(key, loading);
  // A failed read must not stay: the next request tries again.
  loading.catch(() => cache.delete(key));
  return loading;
}

async function load(locale: Locale, namespaces: readonly Namespace[]): Promise<SSRConfig> {
  return serverSideTranslations(locale, [...namespaces]);
}
