import { useSite } from '@/src/brand/SiteContext';
import { usePairPath } from '@/src/brand/usePairPath';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { pathTo } from '@/src/config/matchRoute';
import { type RouteName, routes } from '@/src/config/routes';

/** The ways on from this page, as far as they are built and the brand has them. */
export function useHomeLinks() {
  const site = useSite();
  const pathOfPair = usePairPath();
  const reach = (name: RouteName): string | undefined => (leadsSomewhere(routes[name], site) ? pathTo(name) : undefined);
  return {
    register: pathTo('register'),
    login: pathTo('login'),
    markets: site.supportSpot ? pathTo('markets') : undefined,
    earn: reach('earn'),
    pair: pathOfPair,
  };
}
