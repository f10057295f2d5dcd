import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const ROUTES = join(root, '.next', 'routes-manifest.json');
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+(?=\/)/g;

/**
 * Makes the build pass calls and streams on to this port. `next build` writes the addresses of next.config.js into its
 * routes, and the web's server reads them from there: without this a build would serve one exchange port for ever.
 */
export function pointBuildAtExchange(port) {
  const written = readFileSync(ROUTES, 'utf8');
  const pointed = written.replace(ADDRESS, `http://127.0.0.1:${port}`);
  if (pointed !== written) writeFileSync(ROUTES, pointed);
}
