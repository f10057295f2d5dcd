import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { type RouteName, routes } from '@/src/config/routes';

/** The ways on from this page, as far as they are built and the brand has them. */
export function useHomeLinks() {
  const site = useSite();
  const reach = (name: RouteName): string | undefined => {
    const route = routes[name];
    const isOn = !('feature' in route) || site[route.feature];
    return route.built && isOn ? pathTo(name) : undefined;
  };
  return {
    register: pathTo('register'),
    login: pathTo('login'),
    markets: site.supportSpot ? pathTo('markets') : undefined,
    earn: reach('earn'),
    convert: reach('convert'),
    pair: (pair: string) => (site.supportSpot ? pathTo('spotPair', { pair }) : undefined),
  };
}
