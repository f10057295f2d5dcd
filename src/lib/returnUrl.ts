const LONGEST = 2000;
const MOST_DECODINGS = 5;
// Resolving against a host that cannot exist shows whether a path leaves its own origin.
const OWN_ORIGIN = 'http://own.invalid';

/** Browsers drop tabs and line breaks from URLs, so that `/<tab>/host` becomes `//host`. */
function hasControlCharacter(path: string): boolean {
  return [...path].some((character) => character < ' ' || character === '\u007f');
}

/** The path as a browser would go to it; undefined when that leaves this origin. `//host` and `/\host` are other hosts. */
function resolved(path: string): string | undefined {
  if (!path.startsWith('/') || path.includes('\\') || hasControlCharacter(path)) return undefined;
  let url: URL;
  try {
    url = new URL(path, OWN_ORIGIN);
  } catch {
    return undefined;
  }
  // Dot segments are gone now: `/.//host` has become `//host`.
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** True when the path stays here however often it is decoded on its way. */
function staysHere(path: string): boolean {
  let current = path;
  for (let round = 0; round < MOST_DECODINGS; round += 1) {
    if (resolved(current) === undefined) return false;
    const next = decoded(current);
    if (next === undefined || next === current) return true;
    current = next;
  }
  return false;
}

/**
 * The path to return to after login, or `fallback` for anything that is not a path of this site.
 * @param raw the `returnUrl` of a query, decoded once as frameworks do
 */
export function ownPath(raw: string | string[] | undefined, fallback = '/'): string {
  if (typeof raw !== 'string' || raw.length > LONGEST || !staysHere(raw)) return fallback;
  const path = resolved(raw);
  return path !== undefined && staysHere(path) ? path : fallback;
}
