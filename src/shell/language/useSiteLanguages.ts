import type { SiteConfig } from '@/contract/site';
import { useSite } from '@/src/brand/SiteContext';
import { isLocale, type Locale } from '@/src/i18n/locales';

export interface Language {
  type: Locale;
  name: string;
}

/** The brand's languages that the site has words for, in the brand's order. */
export function languagesOf(site: SiteConfig): Language[] {
  return site.languages.flatMap(({ type, name }) => (isLocale(type) ? [{ type, name }] : []));
}

export const useSiteLanguages = () => languagesOf(useSite());
