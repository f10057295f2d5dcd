import type { SiteConfig } from '@/contract/site';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { type Route, type RouteName, routes } from '@/src/config/routes';

/** Whether a link to a route leads anywhere on this brand. */
export function isReachable(name: RouteName, site: SiteConfig, table: Record<RouteName, Route> = routes): boolean {
  return leadsSomewhere(table[name], site);
}
