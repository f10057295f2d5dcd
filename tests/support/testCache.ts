import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { version: pgliteVersion } = JSON.parse(readFileSync(join('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'));

/** What test files share because making it takes longer than the tests do. */
export const CACHE = join('node_modules', '.cache', 'kontor-tests', `pglite-${pgliteVersion}`);

/** The file or folder of this name, filled by `make` when it is not there yet. Answers its path. */
export async function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(CACHE, name);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  const fresh = join(CACHE, randomBytes(6).toString('hex'));
  await make(fresh);
  try {
    renameSync(fresh, path);
  } catch (error) {
    // Another worker was making the same one, and was faster.
    if (!existsSync(path)) throw error;
    rmSync(fresh, { recursive: true });
  }
  return path;
}

const bundled = new Map<string, string>();

/** What must be beside its own files, or is no JavaScript. */
const EXTERNAL = ['@electric-sql/pglite', '@electric-sql/pglite/nodefs', '@node-rs/argon2'];
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * A program of its own in one file, packages and all: a start spends more time on opening their files than on all else it does before
 * it opens its database. Made once by each jest worker, whose test files run one after the other.
 */
export function bundleOf(entryPoint: string, name: string): string {
  const known = bundled.get(entryPoint);
  if (known !== undefined) return known;
  const outfile = join(CACHE, `${name}-${process.env.JEST_WORKER_ID ?? 0}.mjs`);
  const options = {
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: EXTERNAL,
    banner: { js: REQUIRE },
  };
  execFileSync(process.execPath, ['-e', `require('esbuild').buildSync(${JSON.stringify(options)})`]);
  bundled.set(entryPoint, outfile);
  return outfile;
}
