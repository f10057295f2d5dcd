import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { EXIT, fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { runToEnd } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

// npm run mutate [-- area ...]: changes the code in small ways and counts the changes no test notices. On demand: an area takes
// minutes, the money's writer an hour. Survivors and their reasons: docs/MUTATION.md.

/** Whose tests must notice (a project of jest.config.js, globs of its files), and the share of mutants (percent) they have to. */
const AREAS = {
  'domain/money': { project: 'unit', tests: ['tests/domain/*.test.ts'], atLeast: 85 },
  'domain/order': { project: 'unit', tests: ['tests/domain/order/*.test.ts'], atLeast: 85 },
  'exchange/engine': { project: 'unit', tests: ['tests/engine/*.test.ts'], atLeast: 85 },
  'exchange/app/money': {
    project: 'exchange',
    tests: ['tests/exchange/money*.test.ts', 'tests/exchange/settlementOracle.test.ts'],
    atLeast: 85,
  },
};
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

requireNode();
const wanted = process.argv.slice(2);
const unknown = wanted.find((area) => !(area in AREAS));
if (unknown) fail(`There is no area "${unknown}". Areas: ${Object.keys(AREAS).join(', ')}.`);
await installIfNeeded();

const folder = join(root, '.build', 'mutation');
mkdirSync(folder, { recursive: true });
let isEnough = true;
for (const [area, aim] of Object.entries(AREAS))
  if (wanted.length === 0 || wanted.includes(area)) isEnough = (await mutate(area, aim)) && isEnough;
process.exit(isEnough ? 0 : EXIT.failed);

async function mutate(area, { project, tests, atLeast }) {
  const file = join(folder, `${area.replaceAll('/', '-')}.json`);
  const concurrency = process.env.MUTATION_WORKERS ?? String(availableParallelism());
  const args = ['run', 'stryker.config.mjs', '--mutate', `${area}/**/*.ts`, '--concurrency', concurrency];
  const env = { MUTATION_PROJECT: project, MUTATION_TESTS: tests.join(','), MUTATION_REPORT: file };
  if ((await runToEnd(join(root, 'node_modules/.bin/stryker'), args, env)) !== 0) return false;
  return report(area, file, atLeast);
}

/** Prints the survivors by file and line, and what they add up to. */
function report(area, file, atLeast) {
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  const mutants = Object.entries(files).flatMap(([path, { mutants: all }]) => all.map((mutant) => ({ path, ...mutant })));
  const survivors = mutants.filter(({ status }) => MISSED.includes(status));
  for (const { path, location, mutatorName, replacement, status } of survivors)
    process.stdout.write(`${status} ${path}:${location.start.line} ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}\n`);
  const killed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const score = (100 * killed) / (killed + survivors.length);
  process.stdout.write(`${area}: ${killed} noticed, ${survivors.length} not: ${score.toFixed(1)} % (at least ${atLeast} %)\n`);
  return score >= atLeast;
}
