import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { confirm } from './lib/ask.mjs';
import { EXIT, fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { isPortBarred, isPortTaken } from './lib/ports.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { readSettings } from './lib/settings.mjs';
import { isBuildStale } from './lib/sources.mjs';
import { createStack } from './lib/stack.mjs';
import { startedText } from './lib/startedText.mjs';
import { endingOf } from './lib/supervise.mjs';

// npm start: installs, builds, starts the exchange and the web, and says where everything is.

requireNode();
const options = readOptions();
const settings = readSettings();
await refuseUselessPorts();
await installIfNeeded();
if (!options.dev && isBuildStale()) {
  process.stdout.write('Building (two to three minutes the first time) ...\n');
  await run(process.execPath, [join(root, 'tools/build.mjs')], { label: 'The build' });
}
if (options.reset) await resetData();

let isStopping = false;
const stack = createStack({
  settings,
  isDev: options.dev,
  env: quietLogs(),
  onFailedStart: ({ name, code, signal }) => endWith(name, code ?? EXIT.failed, signal),
  onGivenUp: () => shutDown(EXIT.failed),
});
process.on('SIGINT', () => shutDown(0));
process.on('SIGTERM', () => shutDown(0));
process.on('SIGHUP', () => shutDown(0));
// Of a terminal that was closed: nobody reads any more, and the programs must still be stopped.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
process.stdout.write('Starting the exchange and the web ...\n');
// A program that ends early has said why in one line; endWith passes its exit code on.
const isUp = await stack.start().then(
  () => true,
  () => false,
);
if (isUp && !isStopping) process.stdout.write(`${await summary()}\n`);

function readOptions() {
  try {
    return parseArgs({ options: { dev: { type: 'boolean' }, reset: { type: 'boolean' }, yes: { type: 'boolean' } } }).values;
  } catch (error) {
    return fail(`${error.message} Options: --dev, --reset, --yes.`);
  }
}

async function refuseUselessPorts() {
  for (const [name, port] of [
    ['PORT', settings.webPort],
    ['EXCHANGE_PORT', settings.exchangePort],
  ]) {
    if (await isPortTaken(port)) fail(`Port ${port} is taken. Stop what listens there, or set ${name}.`, EXIT.portTaken);
    if (await isPortBarred(port))
      fail(`${name}: browsers, and whatever else fetches, ask nothing of port ${port} (the Fetch standard bars it).`, EXIT.badSetting);
  }
}

async function resetData() {
  const where = settings.databaseUrl ? 'the database of DATABASE_URL' : resolve(root, settings.dataDir);
  if (!options.yes && !(await confirm(`Delete all practice accounts, orders and balances in ${where}?`))) fail('Nothing was deleted.');
  // The exchange does it: it knows whether another one runs on it.
  const args = options.dev ? ['--import', 'tsx', 'exchange/main.ts', '--reset'] : ['.build/exchange/main.mjs', '--reset'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? EXIT.failed);
}

/** On a terminal the log would bury the table: warnings only, unless LOG_LEVEL says otherwise. */
function quietLogs() {
  return process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'warn' };
}

async function shutDown(exitCode) {
  if (isStopping) return;
  isStopping = true;
  process.stdout.write('\nStopping ...\n');
  await stack.stopAll();
  process.exit(exitCode);
}

/** A start that failed: trying again would not mend a setting or free a port. */
async function endWith(name, code, signal) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code || EXIT.failed;
  // A program that ends with a code of its own has already said why, in one line.
  const hasSaidWhy = Object.values(EXIT).includes(code) && code !== EXIT.failed;
  if (!hasSaidWhy || signal) process.stderr.write(`kontor: the ${name} ${endingOf(code, signal)} before it was up.\n`);
  await stack.stopAll();
  process.exit();
}

async function summary() {
  const started = await fetch(`http://127.0.0.1:${settings.exchangePort}/started`).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );
  // It has ended since; what started it again has said so.
  return started ? startedText(started, settings) : '';
}
