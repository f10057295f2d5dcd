import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EXIT } from './lib/fail.mjs';
import { root } from './lib/root.mjs';

// What a page may cost until everything on it works, gzip kilobytes, lazily loaded parts included: a little above what
// it costs today, so that growth is noticed. What the pages should come down to stands in docs/PLAN.md.

const TERMINAL_KB = { js: 420, css: 40 };
const BUDGETS_KB = { '/trade/spot': TERMINAL_KB, '/trade/spot/[pair]': TERMINAL_KB };
const DEFAULT_KB = { js: 330, css: 40 };
/** Not pages of the product. */
const UNMEASURED = new Set(['/_app', '/_error', '/dev/ui']);

const CHUNK = /static\/chunks\/[\w~.-]+\.(?:js|css)/g;
const next = join(root, '.next');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { pages } = readJson(join(next, 'build-manifest.json'));
const sizes = new Map();

let isOver = false;
for (const route of Object.keys(pages)
  .filter((name) => !UNMEASURED.has(name))
  .sort()) {
  const files = allFiles(route);
  const budget = BUDGETS_KB[route] ?? DEFAULT_KB;
  const used = { js: kilobytes(files, '.js'), css: kilobytes(files, '.css') };
  const verdict = ['js', 'css'].filter((kind) => used[kind] > budget[kind]).map((kind) => `${kind} over budget`);
  isOver ||= verdict.length > 0;
  const line = ['js', 'css'].map((kind) => `${kind} ${used[kind].toFixed(1)} of ${budget[kind]} kB`).join(', ');
  process.stdout.write(`${route.padEnd(22)} ${line}${verdict.length ? `  ${verdict.join(', ').toUpperCase()}` : ''}\n`);
}
process.exit(isOver ? EXIT.failed : 0);

/** The files of a page and, by the chunk names in their code, what they import on demand. */
function allFiles(route) {
  const files = new Set([...pages['/_app'], ...pages[route]]);
  // A set grows while it is walked: lazy parts of lazy parts are found too.
  for (const file of files)
    if (file.endsWith('.js')) for (const [name] of readFileSync(join(next, file), 'utf8').matchAll(CHUNK)) files.add(name);
  return [...files];
}

function kilobytes(files, ending) {
  const bytes = files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipped(file), 0);
  return bytes / 1000;
}

function gzipped(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(next, file)), { level: 9 }).length);
  return sizes.get(file);
}
