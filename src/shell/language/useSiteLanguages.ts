import { useSite } from '@/src/brand/SiteContext';
import type { BareSite } from '@/src/brand/shellSite';
import { isLocale, type Locale } from '@/src/i18n/locales';

export interface Language {
  type: Locale;
  name: string;
}

/** The brand's languages that the site has words for, in the brand's order. */
export function languagesOf(site: BareSite): Language[] {
  return site.languages.flatMap(({ type, name }) => (isLocale(type) ? [{ type, name }] : []));
}

export const useSiteLanguages = () => languagesOf(useSite());
