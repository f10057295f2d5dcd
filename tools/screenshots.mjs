import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { onOwnStack } from './lib/ownStack.mjs';
import { runToEnd } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

// npm run screenshots: the main screens at three widths, in both themes, English and Arabic, into .shots, to lay beside the
// design. `npm run screenshots -- markets spot` takes some of them; `-- account` those of the account in their states
// (screenshots/account/scenes.mjs), `-- account security kyc- 390 light ar-AE` some of these; `-- points` takes the pictures of
// docs/HANDS_AND_EYES.md, `-- points 3 17` those of two points; `-- compare ../before` lays all screens over those of another build
// (screenshots/takeCompare.mjs). In a process of its own, because the helpers of the browser tests, which it shares, read where the
// programs listen when they load.

/** Pictures with a script of their own, by the first word. */
const SCRIPTS = { points: 'takePoints.mjs', account: 'takeAccount.mjs', compare: 'takeCompare.mjs' };
/** Of a comparison: nothing moves but what the web itself moves, and thousands of pages are opened. */
const STILL = { PRACTICE_PAUSED: 'true', CAPTCHA_ROUNDS: '50', DATABASE_FLUSH: 'off', EXCHANGE_SILENT_SECONDS: '60' };

requireNode();
await installIfNeeded();
const browser = await findBrowser();
const [first, ...others] = process.argv.slice(2);
const script = SCRIPTS[first] ?? 'take.mjs';
const isComparison = first === 'compare';
const otherBuild = isComparison ? builtIn(others.shift()) : undefined;
const wanted = SCRIPTS[first] ? others : process.argv.slice(2);
if (script === 'take.mjs') rmSync(join(root, '.shots'), { recursive: true, force: true });
const exitCode = await onOwnStack(
  ({ webPort, exchangePort, otherPort }) =>
    runToEnd(process.execPath, ['--import', 'tsx', join(root, 'tools/screenshots', script), ...wanted], {
      CHROMIUM_PATH: browser,
      E2E_WEB_PORT: String(webPort),
      E2E_EXCHANGE_PORT: String(exchangePort),
      COMPARE_WEB_PORT: String(otherPort),
    }),
  { WORKSHOP: 'true', ...(isComparison ? STILL : {}) },
  otherBuild,
);
process.exit(exitCode);

/** The folder, if it holds a build. */
function builtIn(folder) {
  if (!folder) fail('Compare with which build? npm run screenshots -- compare FOLDER, where the folder is another checkout, built.');
  const other = resolve(folder);
  const isBuilt = ['.build/server/main.mjs', '.next/BUILD_ID'].every((file) => existsSync(join(other, file)));
  return isBuilt ? other : fail(`There is no build in ${other}. Run npm run build there.`);
}
