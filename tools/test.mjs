import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBrowserTests } from './lib/browserTests.mjs';
import { changedSince, planOf, stillThere } from './lib/changed.mjs';
import { EXIT, fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { runToEnd } from './lib/processes.mjs';
import { createReport, jestCounts } from './lib/report.mjs';
import { root } from './lib/root.mjs';
import { sparingFlags } from './lib/sparingNode.mjs';

// npm test: everything, in the order in which a mistake shows soonest. `npm test -- unit` runs a part; `--changed` of each part
// what the difference to the last commit can touch, `--changed --since main` what that to another commit can. `--languages`: browsers walk
// through every screen in each language too, not in the widest words alone. `--databases`: rules of accounts are tried on each database
// too.

const PARTS = {
  static: runStaticChecks,
  // Of one run, so that what waits and what counts share the cores: the first of the two runs both.
  unit: runCode,
  exchange: runCode,
  build: runBuild,
  e2e: runBrowsers,
};
/** Jest's projects, by part. */
const CODE = { unit: ['unit', 'web'], exchange: ['exchange'] };

/** Twice the cores there are to count on: some tests wait for programs that start, and leave theirs. */
const JEST_WORKERS = 4;

/** Several browsers would keep the programs under test from answering for seconds: these go first. */
const BROWSERS_NICENESS = 10;

requireNode();
const { values: options, positionals: wanted } = readOptions();
const unknown = wanted.find((part) => !(part in PARTS));
if (unknown) fail(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`);
await installIfNeeded();

const plan = options.changed ? planOf(changedSince(options.since)) : { related: 'all', specs: 'all' };
const results = join(root, '.build', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const report = createReport();
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const wantedParts = Object.entries(PARTS).filter(([name]) => isWanted(name));
for (const runPart of new Set(wantedParts.map(([, run]) => run))) await runPart();

writeFileSync(join(results, 'summary.txt'), `${report.line()}\n`);
process.stdout.write(`${report.line()}\n`);
process.exit(report.hasFailed() ? EXIT.failed : 0);

function readOptions() {
  try {
    return parseArgs({
      options: {
        changed: { type: 'boolean' },
        since: { type: 'string', default: 'HEAD' },
        languages: { type: 'boolean' },
        databases: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(`${error.message} Options: --changed, --since <commit>, --languages, --databases.`);
  }
}

/** Runs a program of node_modules/.bin. */
function bin(name, args, env, options) {
  return runToEnd(join(root, 'node_modules/.bin', name), args, env, options);
}

async function check(name, runCheck) {
  const startedAtMs = Date.now();
  const isOk = (await runCheck()) === 0;
  report.add(name, { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }, startedAtMs);
  return isOk;
}

async function runStaticChecks() {
  const folders = ['contract', 'domain', 'exchange', 'server', 'src', 'pages'];
  // The compiler takes as long as all others together, on one core. From scratch: what an earlier check remembered may be about other
  // files.
  const types = check('types', () => bin('tsc', ['--noEmit', '--incremental', 'false']));
  await check('format and lint', () => bin('biome', ['ci', '--error-on-warnings', '.']));
  await check('import boundaries', () => bin('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders]));
  await check('import cycles', () => bin('depcruise', ['--config', '.dependency-cruiser.values.cjs', ...folders]));
  await check('dead code', () => bin('knip', []));
  // What tests alone use is dead, too.
  await check('code of tests alone', () => bin('knip', ['--config', 'knip.product.json', '--include', 'files,exports,types']));
  await types;
}

async function runCode() {
  const startedAtMs = Date.now();
  const parts = Object.keys(CODE).filter(isWanted);
  const name = parts.join(' and ');
  const projects = parts.flatMap((part) => CODE[part]);
  const file = join(results, 'code.json');
  // An option of its own closes the list of projects: paths right behind it would be taken for more of them.
  const which = plan.related === 'all' ? [] : ['--passWithNoTests', '--findRelatedTests', ...plan.related.filter(stillThere)];
  if (which.length === 2) return;
  const output = ['--json', `--outputFile=${file}`, `--maxWorkers=${JEST_WORKERS}`];
  const each = options.databases ? { TEST_EACH_DATABASE: '1' } : {};
  const jest = [...sparingFlags(), join(root, 'node_modules/.bin/jest'), '--selectProjects', ...projects, ...output, ...which];
  const exitCode = await runToEnd(process.execPath, jest, each);
  report.add(name, jestCounts(file, exitCode), startedAtMs);
}

async function runBuild() {
  if (plan.specs.length === 0) return;
  const isBuilt = await check('production build', () => runToEnd(process.execPath, [join(root, 'tools/build.mjs')]));
  if (isBuilt) await check('bundle budgets', () => runToEnd(process.execPath, [join(root, 'tools/budgets.mjs')]));
}

async function runBrowsers() {
  if (plan.specs.length === 0) return;
  const specs = plan.specs === 'all' ? [] : plan.specs.map((spec) => `e2e/${spec}.spec.ts`).filter(stillThere);
  // A project that others wait for would run whole.
  const names = specs.length === 0 ? [] : ['--no-deps', ...specs];
  const each = options.languages ? { E2E_EACH_LANGUAGE: '1' } : {};
  const run = (args, env) => bin('playwright', ['test', ...args], { ...env, ...each }, { niceness: BROWSERS_NICENESS });
  await runBrowserTests({ names, results, report, check, run });
}
