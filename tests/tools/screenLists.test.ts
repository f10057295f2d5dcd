import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '@/src/config/matchRoute';
import { type Route, type RouteName, routes } from '@/src/config/routes';

// What walks through the screens and what photographs them have lists by hand: who leads to a screen says how. Each route that is built
// stands in both, or here with the reason why no list can name it.

const NEVER: Partial<Record<RouteName, string>> = {
  notFound: 'is what any other address shows: both lists ask for one',
  loginOtp: 'leads back without a code that was sent: both lists log in',
  registerOtp: 'leads back without a code that was sent: both lists register',
  spot: 'shows nothing and goes on to a pair',
};

const filesIn = (folder: string) => readdirSync(folder).map((file) => join(folder, file));
const LISTS = {
  'the walk': filesIn('e2e/support/walk'),
  'the screenshots': ['tools/screenshots/screens.mjs', ...filesIn('tools/screenshots/account')],
};

/** Paths in quotes; what is filled in later may be anything. */
const PATH = /(['"`])(\/[^'"`\s]*)\1/g;

function routesIn(files: readonly string[]): Set<RouteName> {
  const paths = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(PATH)].map(([, , path = '']) => path));
  return new Set(paths.flatMap((path) => matchRoute(path.replace(/\$\{[^}]*\}/g, 'x'))?.name ?? []));
}

const built = Object.entries<Route>(routes).flatMap(([name, route]) => (route.built ? [name as RouteName] : []));

describe.each(Object.entries(LISTS))('%s', (_list, files) => {
  const named = routesIn(files);

  it('leaves out no screen that is built', () => {
    expect(built.filter((name) => !named.has(name) && !(name in NEVER))).toEqual([]);
  });

  it('names none that is said to have no address of its own', () => {
    expect(Object.keys(NEVER).filter((name) => named.has(name as RouteName))).toEqual([]);
  });

  it('asks for an address that is not there', () => {
    expect(files.some((file) => readFileSync(file, 'utf8').includes("'/no-such-page'"))).toBe(true);
  });
});
