import type { SiteConfig } from '@/contract/site';
import { matchRoute } from '@/src/config/matchRoute';
import { localLink } from './localLink';

type Urls = Record<string, string> | undefined;

/** A brand may link to a page of the site itself. Until that page exists, or while its feature is off, the link is empty. */
function living(site: SiteConfig, urls: Urls): Urls {
  if (!urls) return undefined;
  const leads = (url: string) => {
    if (!url.startsWith('/')) return true;
    const route = matchRoute(url)?.route;
    return route?.built === true && (route.feature === undefined || site[route.feature]);
  };
  return Object.fromEntries(
    Object.entries(urls).map(([locale, url]) => [locale, localLink({ [locale]: url }, locale) && leads(url) ? url : '']),
  );
}

const livingOf = <Group extends Record<string, Urls>>(site: SiteConfig, group: Group): Group =>
  Object.fromEntries(Object.entries(group).map(([name, urls]) => [name, living(site, urls)])) as Group;

/** The configuration with every link emptied that would lead its reader to the not-found page. */
export function withoutDeadLinks(site: SiteConfig): SiteConfig {
  const { footer, social, help, affiliate } = site.links;
  return {
    ...site,
    links: { footer: livingOf(site, footer), social: livingOf(site, social), help: living(site, help), affiliate: living(site, affiliate) },
  };
}
