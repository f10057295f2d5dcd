import type { SiteConfig } from '@/contract/site';
import { type Route, type RouteName, routes } from '@/src/config/routes';

/** Whether a link to a route leads anywhere on this brand: its screen exists and its feature is on. */
export function isReachable(name: RouteName, site: SiteConfig, table: Record<RouteName, Route> = routes): boolean {
  const { built, feature } = table[name];
  return built && (feature === undefined || site[feature]);
}
