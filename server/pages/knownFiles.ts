import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicPath } from '@/src/config/publicPaths';

/** What a path is: a file that stands, one that does not, or a page. */
export type PathKind = 'file' | 'missing' | 'page' | 'malformed';

function filesUnder(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${prefix}${join(entry.parentPath ?? entry.path, entry.name).slice(folder.length)}`);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** As the build writes a name into its pages: `[symbol].js` is asked for as `%5Bsymbol%5D.js`. */
const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/**
 * Knows the files of the build and of public/, which neither change while it runs: only they are cheap to serve, and a file
 * that is not there must not cost the rendering of a page that says so. A file is one under its own name and the encoding the
 * build gives it alone: Next renders a page for spellings it does not take for the file (`/%5fnext/static/...`).
 */
export function knownFiles(root: string): (url: string) => PathKind {
  const files = new Set([...filesUnder(join(root, 'public'), ''), ...filesUnder(join(root, '.next', 'static'), '/_next/static')]);
  const spellings = new Set([...files].flatMap((name) => [name, encoded(name)]));
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    if (spellings.has(path)) return 'file';
    const name = decoded(path);
    if (name === undefined) return 'malformed';
    return isPublicPath(path) || isPublicPath(name) || files.has(name) ? 'missing' : 'page';
  };
}
