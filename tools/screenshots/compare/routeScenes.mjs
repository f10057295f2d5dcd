import { routes } from '../../../src/config/routes.ts';

// Every route that is built: `visitor-markets`, and `own-markets` for a user who has something on every screen.

const PLACES = { coin: 'usdt', planType: 'fixed', wallet: 'main', pair: 'BTC_USDT' };
/** What a page shows nothing without. */
const QUERIES = {
  convertSuccess: ({ conversionId }) => `?order=${conversionId}`,
  earnRedemption: ({ fixedPlanId }) => `?applyId=${fixedPlanId}`,
};
/** Nobody is led there who is signed in. */
const isSignIn = ({ query }) => query?.includes('returnUrl');

const filled = (name, pattern, made) => {
  const places = { ...PLACES, applyId: made?.fixedPlanId };
  return pattern.replace(/\[(\w+)\]/g, (_, place) => places[place]) + (QUERIES[name]?.(made) ?? '');
};

const built = Object.entries(routes).filter(([, { built }]) => built);

export const ROUTE_SCENES = [
  ...built
    .filter(([, { access }]) => access === 'open')
    .map(([name, { pattern }]) => ({ name: `visitor-${name}`, path: filled(name, pattern) })),
  ...built
    .filter(([, route]) => !isSignIn(route))
    .map(([name, { pattern }]) => ({ name: `own-${name}`, who: 'whole', path: ({ made }) => filled(name, pattern, made) })),
  { name: 'visitor-workshop', path: '/dev/ui' },
];
