import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { hintCompilation } from './lib/compileHints.mjs';
import { fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { runToEnd } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { buildStamp } from './lib/sources.mjs';

// Builds both programs: the exchange and the web's server into a folder each under .build/, the web's pages into .next/.

requireNode();
await installIfNeeded();
// Taken before building: a file saved while the build runs makes it stale again.
const startedAtMs = Date.now();
rmSync(buildStamp, { force: true });
for (const folder of ['exchange', 'server']) {
  // Parts have other names when their code changes: those of before would stay.
  rmSync(join(root, '.build', folder), { recursive: true, force: true });
  await bundle(join(root, folder, 'main.ts'), `.build/${folder}`);
  process.stdout.write(`Built ${folder}/ into .build/${folder}\n`);
}
// Side by side: the database is made on one core. Both to their end, so that a failure leaves nobody behind.
const [imageCode, pagesCode] = await Promise.all([
  runToEnd(process.execPath, [join(root, '.build/exchange/main.mjs'), '--write-image', join(root, '.build/exchange')]),
  runToEnd(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], { NEXT_TELEMETRY_DISABLED: '1' }),
]);
if (imageCode !== 0) fail(`The image of an empty database failed (exit code ${imageCode}).`);
if (pagesCode !== 0) fail(`next build failed (exit code ${pagesCode}).`);
hintCompilation(join(root, '.next', 'static', 'chunks'));
mkdirSync(dirname(buildStamp), { recursive: true });
writeFileSync(buildStamp, String(startedAtMs));
