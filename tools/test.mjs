import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { runToEnd } from './lib/processes.mjs';
import { createReport, jestCounts, playwrightCounts } from './lib/report.mjs';
import { root } from './lib/root.mjs';
import { isBuildStale } from './lib/sources.mjs';

// npm test: everything, in the order in which a mistake shows soonest. `npm test -- unit` runs a part.

// All the browsers of the tests are one address.
const MANY_PAGES = { PAGES_PER_MINUTE: '100000' };

const PARTS = {
  static: runStaticChecks,
  unit: () => runJest('unit', ['unit', 'web']),
  exchange: () => runJest('exchange', ['exchange']),
  build: runBuild,
  e2e: runBrowserTests,
};

requireNode();
const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !(part in PARTS));
if (unknown) fail(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`);
await installIfNeeded();

const results = join(root, '.build', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const report = createReport();
for (const [name, runPart] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await runPart();

writeFileSync(join(results, 'summary.txt'), `${report.line()}\n`);
process.stdout.write(`${report.line()}\n`);
process.exit(report.hasFailed() ? EXIT.failed : 0);

/** Runs a program of node_modules/.bin. */
function bin(name, args, env) {
  return runToEnd(join(root, 'node_modules/.bin', name), args, env);
}

async function check(name, runCheck) {
  const startedAtMs = Date.now();
  const isOk = (await runCheck()) === 0;
  report.add(name, { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }, startedAtMs);
  return isOk;
}

async function runStaticChecks() {
  await check('format and lint', () => bin('biome', ['ci', '--error-on-warnings', '.']));
  // From scratch: what an earlier check remembered may be about other files.
  await check('types', () => bin('tsc', ['--noEmit', '--incremental', 'false']));
  const folders = ['contract', 'domain', 'exchange', 'server', 'src', 'pages'];
  await check('import boundaries', () => bin('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders]));
  await check('import cycles', () => bin('depcruise', ['--config', '.dependency-cruiser.values.cjs', ...folders]));
  await check('dead code', () => bin('knip', []));
}

async function runJest(name, projects) {
  const startedAtMs = Date.now();
  const file = join(results, `${name}.json`);
  const exitCode = await bin('jest', ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, '--maxWorkers=2']);
  report.add(name, jestCounts(file, exitCode), startedAtMs);
}

async function runBuild() {
  const isBuilt = await check('production build', () => runToEnd(process.execPath, [join(root, 'tools/build.mjs')]));
  if (isBuilt) await check('bundle budgets', () => runToEnd(process.execPath, [join(root, 'tools/budgets.mjs')]));
}

async function runBrowserTests() {
  const { findBrowser } = await import('./lib/browser.mjs');
  const { freePort } = await import('./lib/ports.mjs');
  const { createStack } = await import('./lib/stack.mjs');
  if (isBuildStale() && !(await check('production build', () => runToEnd(process.execPath, [join(root, 'tools/build.mjs')])))) return;
  const startedAtMs = Date.now();
  const browser = await findBrowser();
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-e2e-'));
  const settings = { webPort: await freePort(), webHost: 'localhost', exchangePort: await freePort(), dataDir };
  // The browser tests own their data: a folder of their own, whatever database the machine has.
  // Brand files are edited by a test, so it works on a copy.
  const brandsDir = join(dataDir, 'brands');
  cpSync(join(root, 'brands'), brandsDir, { recursive: true });
  const stack = createStack({
    settings: { ...settings, dataDir: join(dataDir, 'data') },
    env: { LOG_LEVEL: 'warn', DATABASE_URL: '', NATS_URL: '', SMTP_URL: '', BRANDS_DIR: brandsDir, WORKSHOP: 'true', ...MANY_PAGES },
  });
  const file = join(results, 'e2e.json');
  try {
    await stack.start();
    const exitCode = await bin('playwright', ['test'], {
      CHROMIUM_PATH: browser,
      E2E_WEB_PORT: String(settings.webPort),
      E2E_EXCHANGE_PORT: String(settings.exchangePort),
      E2E_BRANDS_DIR: brandsDir,
      E2E_EXCHANGE_PID: String(stack.pids().exchange),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    report.add('browser tests', playwrightCounts(file, exitCode), startedAtMs);
  } catch (error) {
    process.stderr.write(`kontor: the programs under test did not start: ${error.message}\n`);
    report.add('browser tests', { passed: 0, failed: 1 }, startedAtMs);
  } finally {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
