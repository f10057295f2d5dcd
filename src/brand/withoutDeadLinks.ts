import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { matchRoute } from '@/src/config/matchRoute';
import { localLink } from './localLink';
import type { BareSite } from './shellSite';

type Urls = Record<string, string> | undefined;

/** A brand may link to a page of the site itself. While that page is not there on the brand, the link is empty. */
function living(site: BareSite, urls: Urls): Urls {
  if (!urls) return undefined;
  const leads = (url: string) => {
    if (!url.startsWith('/')) return true;
    const route = matchRoute(url)?.route;
    return route !== undefined && leadsSomewhere(route, site);
  };
  return Object.fromEntries(
    Object.entries(urls).map(([locale, url]) => [locale, localLink({ [locale]: url }, locale) && leads(url) ? url : '']),
  );
}

const livingOf = <Group extends Record<string, Urls>>(site: BareSite, group: Group): Group =>
  Object.fromEntries(Object.entries(group).map(([name, urls]) => [name, living(site, urls)])) as Group;

/** The configuration with every link emptied that would lead its user to the not-found page. */
export function withoutDeadLinks<Site extends BareSite>(site: Site): Site {
  const { footer, social, help, affiliate } = site.links;
  const { licence } = site;
  return {
    ...site,
    licence: licence && { ...licence, register: living(site, licence.register), complaints: living(site, licence.complaints) },
    links: { footer: livingOf(site, footer), social: livingOf(site, social), help: living(site, help), affiliate: living(site, affiliate) },
  };
}
