import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { fail } from './lib/fail.mjs';
import { freePort } from './lib/ports.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { isBuildStale } from './lib/sources.mjs';
import { createStack } from './lib/stack.mjs';

// npm run shots:home: takes the pictures of the product that the home page shows, and puts them into public/home.
// It builds and starts a stack of its own; --running WEB_PORT,EXCHANGE_PORT uses one that already runs.

const { running } = readOptions();
const browser = await findBrowser();
if (running) await takeShots(running.split(','));
else await onOwnStack();

async function onOwnStack() {
  if (isBuildStale()) await run(process.execPath, [join(root, 'tools/build.mjs')], { label: 'The build' });
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-shots-'));
  const settings = { webPort: await freePort(), webHost: 'localhost', exchangePort: await freePort(), dataDir };
  const stack = createStack({ settings, env: { LOG_LEVEL: 'warn', DATABASE_URL: '', NATS_URL: '', SMTP_URL: '' } });
  try {
    await stack.start();
    await takeShots([settings.webPort, settings.exchangePort]);
  } finally {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In a process of its own: it speaks to the exchange with the helpers of the browser tests, which read where it is when they load. */
async function takeShots([webPort, exchangePort]) {
  await run(process.execPath, ['--import', 'tsx', join(root, 'tools/homeShots/take.mjs')], {
    label: 'Taking the pictures',
    env: { CHROMIUM_PATH: browser, E2E_WEB_PORT: String(webPort), E2E_EXCHANGE_PORT: String(exchangePort) },
  });
}

function readOptions() {
  try {
    return parseArgs({ options: { running: { type: 'string' } } }).values;
  } catch (error) {
    return fail(`${error.message} Options: --running WEB_PORT,EXCHANGE_PORT.`);
  }
}
