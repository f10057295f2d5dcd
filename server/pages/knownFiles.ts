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

/**
 * Knows the files of the build and of public/, which neither change while it runs: only they are cheap to serve, and a file
 * that is not there must not cost the rendering of a page that says so.
 */
export function knownFiles(root: string): (url: string) => PathKind {
  const files = new Set([...filesUnder(join(root, 'public'), ''), ...filesUnder(join(root, '.next', 'static'), '/_next/static')]);
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const name = decoded(path);
    if (name === undefined) return 'malformed';
    if (files.has(name)) return 'file';
    return isPublicPath(path) ? 'missing' : 'page';
  };
}
