import type { BareSite } from '@/src/brand/shellSite';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { type Route, type RouteName, routes } from '@/src/config/routes';

/** Whether a link to a route leads anywhere on this brand. */
export function isReachable(name: RouteName, site: BareSite, table: Record<RouteName, Route> = routes): boolean {
  return leadsSomewhere(table[name], site);
}
