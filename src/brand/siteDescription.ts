import type { SiteConfig } from '@/contract/site';

/** What a brand says of itself in a language; empty when it says nothing. */
export function siteDescription({ site }: Pick<SiteConfig, 'site'>, locale: string): string {
  return site.descriptions?.[locale] ?? site.description;
}
