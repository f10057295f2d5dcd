import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SSRConfig } from 'next-i18next/pages';
import { type Branch, pickBranches, type Words } from './branches';
import { type Locale, requireLanguage } from './locales';

const NAMESPACES = ['common', 'error'] as const;
type Namespace = (typeof NAMESPACES)[number];

const OF_ERRORS = 'error:';
const files = new Map<string, Promise<Words>>();
const pages = new Map<string, Promise<SSRConfig>>();

// biome-ignore lint/style/noProcessEnv: NODE_ENV is the build's own constant, not a setting.
const isKept = () => process.env.NODE_ENV === 'production';

/** Once for each key, in development anew each time. A failed read does not stay: the next request tries again. */
function kept<Value>(known: Map<string, Promise<Value>>, key: string, read: () => Promise<Value>): Promise<Value> {
  if (!isKept()) return read();
  const there = known.get(key);
  if (there) return there;
  const reading = read();
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  return reading;
}

const catalogue = (locale: Locale, namespace: Namespace): Promise<Words> =>
  kept(files, `${locale}/${namespace}`, async () =>
    JSON.parse(await readFile(join(process.cwd(), 'locales', locale, `${namespace}.json`), 'utf8')),
  );

/**
 * The words a page declares, for its server-side props. All languages have all texts (tests hold them to it), so that the page needs no
 * second language to fall back to.
 * @throws Error when no language is given
 */
export function pageWords(language: string | undefined, branches: readonly Branch[]): Promise<SSRConfig> {
  const locale = requireLanguage(language);
  return kept(pages, `${locale}|${branches.join()}`, async () => {
    const [common, error] = await Promise.all(NAMESPACES.map((namespace) => catalogue(locale, namespace)));
    const ofErrors = branches.filter((branch) => branch.startsWith(OF_ERRORS)).map((branch) => branch.slice(OF_ERRORS.length));
    const others = branches.filter((branch) => !branch.startsWith(OF_ERRORS));
    const words = { common: pickBranches(common ?? {}, others), error: pickBranches(error ?? {}, ofErrors) };
    return { _nextI18Next: { initialI18nStore: { [locale]: words }, initialLocale: locale, ns: [...NAMESPACES], userConfig: null } };
  });
}
