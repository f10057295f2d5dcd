import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { fail } from './lib/fail.mjs';
import { onOwnStack } from './lib/ownStack.mjs';
import { runToEnd } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

// npm run shots:home: takes the pictures of the product that the home page shows, and puts them into public/home.
// It builds and starts a stack of its own; --running WEB_PORT,EXCHANGE_PORT uses one that already runs.

const { running } = readOptions();
const browser = await findBrowser();
const [webPort, exchangePort] = running?.split(',') ?? [];
process.exit(await (running ? takeShots({ webPort, exchangePort }) : onOwnStack(takeShots)));

/** In a process of its own: it speaks to the exchange with the helpers of the browser tests, which read where it is when they load. */
function takeShots({ webPort, exchangePort }) {
  return runToEnd(process.execPath, ['--import', 'tsx', join(root, 'tools/homeShots/take.mjs')], {
    CHROMIUM_PATH: browser,
    E2E_WEB_PORT: String(webPort),
    E2E_EXCHANGE_PORT: String(exchangePort),
  });
}

function readOptions() {
  try {
    return parseArgs({ options: { running: { type: 'string' } } }).values;
  } catch (error) {
    return fail(`${error.message} Options: --running WEB_PORT,EXCHANGE_PORT.`);
  }
}
