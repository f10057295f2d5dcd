import { type Route, type RouteName, routes } from './routes';

function patternOf(route: Route): RegExp {
  return new RegExp(`^${route.pattern.replace(/\[\w+\]/g, '[^/]+')}$`);
}

const patterns = Object.entries<Route>(routes).map(([name, route]) => ({ name: name as RouteName, route, pattern: patternOf(route) }));

export interface MatchedRoute {
  name: RouteName;
  route: Route;
}

/**
 * The route a path belongs to.
 * @param path path without locale; query and fragment are ignored, and one trailing slash
 * @returns undefined for paths the product does not have
 */
export function matchRoute(path: string): MatchedRoute | undefined {
  const bare = path.split(/[?#]/, 1)[0]?.replace(/(.)\/$/, '$1') ?? '';
  const found = patterns.find(({ pattern }) => pattern.test(bare));
  return found && { name: found.name, route: found.route };
}

/**
 * The path of a route, its parameters filled in and encoded.
 * @throws Error when a parameter of the route is missing
 */
export function pathTo(name: RouteName, params: Record<string, string> = {}): string {
  return routes[name].pattern.replace(/\[(\w+)\]/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`Route ${name} needs the parameter ${key}.`);
    return encodeURIComponent(value);
  });
}
