import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { cachedFile } from './testCache';

// Programs of their own in one file, packages and all: a start spends more time on opening their files than on all else it does before
// it opens its database. Bundling takes a while as well: this file is loaded outside of jest's sandbox (see nodeEnvironment.js), where
// what it keeps outlives a file of tests.

interface Bundle {
  text: string;
  /** Changes when what the code does may have changed, and not for a comment. */
  hash: string;
  /** The files it is made of, as they were. */
  sources: readonly Source[];
}

interface Source {
  path: string;
  stamp: string;
}

/** What must be beside its own files, or is no JavaScript. */
const EXTERNAL = ['@electric-sql/pglite', '@electric-sql/pglite/nodefs', '@node-rs/argon2', 'sharp'];
const REQUIRE = "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";
const BYTES_AT_MOST = 100 * 1024 * 1024;

// esbuild does not run inside the sandbox, should anybody ask there.
const BUILD = `
  const { metafile, outputFiles: [{ text }] } = require('esbuild').buildSync(JSON.parse(process.argv[1]));
  process.stdout.write(JSON.stringify({ text, paths: Object.keys(metafile.inputs) }));`;

function stampOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return `${found?.mtimeNs} ${found?.size}`;
}

function build(entryPoint: string): Bundle {
  const options = {
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    external: EXTERNAL,
    banner: { js: REQUIRE },
  };
  const answer = execFileSync(process.execPath, ['-e', BUILD, JSON.stringify(options)], { maxBuffer: BYTES_AT_MOST });
  const { text, paths } = JSON.parse(answer.toString()) as { text: string; paths: string[] };
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text, hash, sources: paths.map((path) => ({ path, stamp: stampOf(path) })) };
}

const known = new Map<string, Bundle>();

/** Code and all it imports, as it is now. */
function bundled(entryPoint: string): Bundle {
  const before = known.get(entryPoint);
  if (before?.sources.every(({ path, stamp }) => stampOf(path) === stamp)) return before;
  const now = build(entryPoint);
  known.set(entryPoint, now);
  return now;
}

const own = {
  /** A word for what the code of a file does, with all it imports: what is made by it is as old as that. */
  hashOf: (entryPoint: string): string => bundled(entryPoint).hash,
  /** The files a program is made of. */
  sourcesOf: (entryPoint: string): string[] => bundled(entryPoint).sources.map(({ path }) => path),
  /** The file of a program. */
  fileOf: (entryPoint: string, name: string): string => {
    const { text, hash } = bundled(entryPoint);
    return cachedFile(`${name}-${hash}.mjs`, text);
  },
};

declare global {
  /** `bundles` as kept outside of jest's sandbox; undefined where there is no sandbox. */
  var hostBundles: typeof own | undefined;
}

export const bundles = globalThis.hostBundles ?? own;
