import type { SiteConfig } from '@/contract/site';
import { localLink } from '@/src/brand/localLink';
import type { BareSite } from '@/src/brand/shellSite';
import { pathTo } from '@/src/config/matchRoute';
import type { RouteName } from '@/src/config/routes';
import type { Reaches } from '../menus/mainMenu';
import { isReachable } from '../menus/reachable';

export interface FooterLink {
  /** Translation key. */
  title: string;
  url: string;
}

export interface FooterGroup {
  title: string;
  links: FooterLink[];
}

type FooterUrls = SiteConfig['links']['footer'];

const ABOUT: readonly (keyof FooterUrls)[] = ['aboutUs', 'announcement', 'termsOfService', 'privacyPolicy'];
const PRODUCT: readonly { key: string; route: RouteName }[] = [
  { key: 'markets', route: 'markets' },
  { key: 'express', route: 'express' },
  { key: 'futures', route: 'futures' },
  { key: 'spot', route: 'spot' },
];
const SERVICES: readonly (keyof FooterUrls)[] = ['rate', 'affiliateApply', 'help'];

/** The footer's three groups for a language; links that are empty are left out, and so are empty groups. */
export function footerGroups(site: BareSite, locale: string, reaches: Reaches = isReachable): FooterGroup[] {
  const branded = (keys: readonly (keyof FooterUrls)[]): FooterLink[] =>
    keys.flatMap((key) => {
      const url = localLink(site.links.footer[key], locale);
      return url ? [{ title: `shell.footer.${key}`, url }] : [];
    });
  const product = PRODUCT.filter(({ route }) => reaches(route, site)).map(({ key, route }) => ({
    title: `shell.menu.${key}`,
    url: pathTo(route),
  }));
  return [
    { title: 'shell.footer.about', links: branded(ABOUT) },
    { title: 'shell.footer.product', links: product },
    { title: 'shell.footer.services', links: branded(SERVICES) },
  ].filter(({ links }) => links.length > 0);
}

const SOCIAL = ['telegram', 'twitter', 'medium', 'linkedin', 'facebook', 'instagram', 'reddit', 'youtube'] as const;
export type SocialName = (typeof SOCIAL)[number];

/** The brand's social pages for a language, only those that are configured. */
export function socialLinks(site: BareSite, locale: string): { name: SocialName; url: string }[] {
  return SOCIAL.flatMap((name) => {
    const url = localLink(site.links.social[name], locale);
    return url ? [{ name, url }] : [];
  });
}
