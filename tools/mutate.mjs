import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { EXIT, fail } from './lib/fail.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { runToEnd } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

// npm run mutate [-- area or path in one ...]: changes the code in small ways and counts the changes no test notices. On demand: an
// area takes minutes, the money's writer hours (do it folder by folder). Survivors and their reasons: docs/MUTATION.md.

const exchange = (names) => names.split(' ').map((name) => `tests/exchange/${name}.test.ts`);

/**
 * Whose tests must notice (the quick ones that notice most first), how often properties are tried, as a share of what they are in
 * `npm test`, and the share of mutants (percent) that have to be noticed.
 */
const AREAS = {
  'domain/money': { tests: ['tests/domain/*.test.ts'], runs: 1, atLeast: 85 },
  'domain/market': { tests: ['tests/domain/market/*.test.ts'], runs: 1, atLeast: 85 },
  'domain/order': { tests: ['tests/domain/order/*.test.ts'], runs: 1, atLeast: 85 },
  'domain/account': { tests: ['tests/domain/account/*.test.ts'], runs: 1, atLeast: 85 },
  'domain/verification': { tests: ['tests/domain/verification/*.test.ts'], runs: 1, atLeast: 85 },
  'exchange/engine': {
    tests: ['tests/engine/book.test.ts', 'tests/engine/support.test.ts', 'tests/engine/*.test.ts'],
    runs: 0.3,
    atLeast: 85,
  },
  'exchange/app/money': {
    tests: [
      ...exchange(
        'orderTerms marketRecord moneyBatch moneyLedger openAtBook spotDesk deskParts loadHolds moneyCommands marketCommands placeCommand moneyRules settlementOracle moneyTrading moneyTransfer',
      ),
      ...exchange('moneyAnswers moneyBounds moneyInFlight moneyIdempotency moneyHalted operatingMarkets operatingFees operatingUsers'),
      ...exchange(
        'moneySeparate moneyInvariants moneyWrittenAhead verdict moneyUnread moneyUnwritten moneyCeiling moneyStuckOrders marketLimits strayHolds receivers',
      ),
      ...exchange('moneyMemory moneyBatches moneyQueue moneyRetention moneyFailure moneyUntold moneyReference moneyLoadSteps moneyFinders'),
    ],
    runs: 0.1,
    atLeast: 85,
  },
  'exchange/app/accounts': {
    tests: [
      ...exchange(
        'accounts.counts accounts.factors accounts.passwords accounts.told accounts.freeze accounts.freezeDeaths accounts.lock accounts.youngPassword',
      ),
      ...exchange(
        'accounts.sessions accounts.codes accounts.register accounts.login accounts.signIn accounts.newDevice accounts.profile accounts.preferences accounts.todos',
      ),
      ...exchange(
        'accounts.antiPhishing accounts.security accounts.changePassword accounts.secondFactor accounts.loginFactor accounts.passkeys accounts.passkeyUse',
      ),
      ...exchange(
        'accounts.closing accounts.closing.carriedOn accounts.house accounts.meanwhile sessionDirectory auth.hasher spotStreamTokens operatingFactor operatingAccounts ownData accounts.attempts accounts.guesses',
      ),
    ],
    runs: 1,
    atLeast: 85,
  },
  'exchange/app/verification': {
    tests: exchange(
      'verification.owner verification.drafts verification.rules verification.review verification.provider verification.webhook',
    ),
    runs: 1,
    atLeast: 85,
  },
};
const MISSED = ['Survived', 'NoCoverage'];

requireNode();
const areaOf = (path) => Object.keys(AREAS).find((area) => path === area || path.startsWith(`${area}/`));
const wanted = process.argv.slice(2);
const unknown = wanted.find((path) => areaOf(path) === undefined);
if (unknown) fail(`"${unknown}" is in no area. Areas: ${Object.keys(AREAS).join(', ')}.`);
await installIfNeeded();

const folder = join(root, '.build', 'mutation');
mkdirSync(folder, { recursive: true });
let isEnough = true;
for (const path of wanted.length > 0 ? wanted : Object.keys(AREAS)) isEnough = (await mutate(path, AREAS[areaOf(path)])) && isEnough;
process.exit(isEnough ? 0 : EXIT.failed);

/** `path`: an area, a folder in one, or a file. */
async function mutate(path, { tests, runs, atLeast }) {
  const file = join(folder, `${path.replaceAll('/', '-')}.json`);
  const concurrency = process.env.MUTATION_WORKERS ?? String(availableParallelism());
  const mutated = path.endsWith('.ts') ? path : `${path}/**/*.ts`;
  const args = ['run', 'stryker.config.mjs', '--mutate', mutated, '--concurrency', concurrency];
  const env = {
    MUTATION_TESTS: process.env.MUTATION_TESTS ?? tests.join(','),
    MUTATION_REPORT: file,
    PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? String(runs),
  };
  if ((await runToEnd(join(root, 'node_modules/.bin/stryker'), args, env)) !== 0) return false;
  return report(path, file, atLeast);
}

/** Prints the survivors by file and line, and what they add up to. Endless loops count as noticed, but are told apart. */
function report(area, file, atLeast) {
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  const mutants = Object.entries(files).flatMap(([path, { mutants: all }]) => all.map((mutant) => ({ path, ...mutant })));
  const survivors = mutants.filter(({ status }) => MISSED.includes(status));
  for (const { path, location, mutatorName, replacement, status } of survivors)
    process.stdout.write(`${status} ${path}:${location.start.line} ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}\n`);
  const killed = mutants.filter(({ status }) => status === 'Killed').length;
  const endless = mutants.filter(({ status }) => status === 'Timeout').length;
  const noticed = killed + endless;
  const score = (100 * noticed) / Math.max(1, noticed + survivors.length);
  const told = `${killed} noticed by a test, ${endless} endless, ${survivors.length} not noticed`;
  process.stdout.write(`${area}: ${told}: ${score.toFixed(1)} % (at least ${atLeast} %)\n`);
  return score >= atLeast;
}
