import type { Route } from './routes';

/** Whether an address, with its query, names something of one's own: once, as a page reads it. */
export function namesOwn({ own }: Route, address: string): boolean {
  if (own === undefined) return false;
  const [path = ''] = address.split('#', 1);
  const named = new URLSearchParams(path.includes('?') ? path.slice(path.indexOf('?')) : '').getAll(own);
  return named.length === 1 && named[0] !== '';
}

/** Whether only who is signed in may see what stands at an address of a route. */
export const needsToken = (route: Route, address: string): boolean => route.access === 'token' || namesOwn(route, address);
