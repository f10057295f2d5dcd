import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const SOURCES = [
  'contract',
  'domain',
  'exchange',
  'pages',
  'server',
  'src',
  'public',
  'locales',
  'styles',
  'middleware.ts',
  'next.config.js',
  'next-i18next.config.js',
  'tsconfig.json',
  'package-lock.json',
  'tools/build.mjs',
  'tools/lib/compileHints.mjs',
];
export const buildStamp = join(root, '.build', 'built-at');

/** Time of the newest source file, in ms. Brand files are not sources: they are read while the exchange runs. */
function newestSourceMs(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestSourceMs(join(path, name))));
}

/** Whether there is no build, or a source file is newer than it. */
export function isBuildStale() {
  if (!existsSync(buildStamp) || !existsSync(join(root, '.next', 'BUILD_ID'))) return true;
  const builtAtMs = Number(readFileSync(buildStamp, 'utf8'));
  return SOURCES.some((source) => existsSync(join(root, source)) && newestSourceMs(join(root, source)) > builtAtMs);
}
