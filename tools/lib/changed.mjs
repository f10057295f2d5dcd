import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

// What a change can touch. Tests of code are found by their imports; these tables hold what no import tells.

/** Whoever changes one of these changes the ground all tests of code stand on. */
const GROUND =
  /^(package(-lock)?\.json|jest\.config\.js|tsconfig\.json|tests\/support\/((nodeEnvironment|webEnvironment|keptScripts|quickStyles|pglite|pgliteFiles)\.js|(asNew|keptEngines|keptSchemas|bundles|testCache|findServer|dropSchemas|setupWeb)\.ts))$/;

/** Files that tests read or start, by the tests (or what these import) that do. */
const READERS = [
  [/^(src|pages|locales)\//, ['tests/support/wordFiles.ts', 'tests/support/wordUse.ts']],
  [/^(src|pages)\//, ['tests/support/cssModules.ts']],
  [/^src\/api\/queries\//, ['tests/web/api/pageReads.test.ts']],
  [/^(locales|contract)\//, ['tests/contract/errorTexts.test.ts']],
  [/^(contract|domain|exchange|server|src|pages)\//, ['tests/contract/symbols.test.ts']],
  [/^tools\/(operator\.mjs$|operator\/|lib\/)/, ['tests/tools/operatorCommands.test.ts', 'tests/exchange/operatorCommand.test.ts']],
  [/^(tools\/lib\/changed\.mjs$|e2e\/)/, ['tests/tools/changed.test.ts']],
  [/^(styles|src\/theme)\//, ['tests/web/theme/tokenReader.ts', 'tests/web/theme/muiTheme.test.tsx', 'tests/web/ui/workshop.test.tsx']],
  // How programs are started, and end with who started them.
  [/^tools\/lib\/(endWithParent|program|bundle)\.mjs$/, ['tests/tools/endWithParent.test.ts', 'tests/tools/supervise.test.ts']],
  [/^docs\/.*\.md$/, ['tests/tools/documents.test.ts']],
  [/^(brands\/.*site\.json$|locales\/.*\.md$)/, ['tests/web/i18n/words.test.ts']],
  [
    /^brands\//,
    [
      'tests/exchange/site.store.test.ts',
      'tests/exchange/site.contrast.test.ts',
      'tests/exchange/site.links.test.ts',
      'tests/support/siteFixture.ts',
    ],
  ],
  [/^(exchange|domain|contract)\//, ['tests/support/exchangeProcess.ts']],
  [
    /^(exchange|domain|contract)\/|^tests\/support\/(orderFlow|moneyDesk|silentLog|ledgerInvariants|ledgerRules|forgetfulDisk)\./,
    ['tests/support/orderFlowProcess.ts'],
  ],
  [
    /^exchange\/(db\/embedded\/(folderLock|lockSocket)|app\/startError)\.ts$|^tests\/support\/lockContender\.ts$/,
    ['tests/support/containers.ts'],
  ],
  [/^(exchange\/settings\/|\.env\.example)/, ['tests/exchange/settings.test.ts']],
  [/^(next\.config\.js|server\/|pages\/_)/, ['tests/web/lib/contentSecurityPolicy.test.ts']],
];

const TERMINAL = [
  'appearance',
  'book',
  'chart',
  'chartPhone',
  'chartToolbar',
  'firstTrade',
  'keyboard',
  'layout',
  'ownOrders',
  'pairPicker',
  'phone',
  'reconnect',
  'terminal',
  'ticket',
  'toasts',
];
/** What is measured on every screen. */
const SCREENS = ['everyScreen'];
/** What shows that both programs start, stand and come back. */
const STACK = ['exchangeKilled', 'firstTrade', 'visitorPages'];
const ALL = 'all';

/** Browser tests of a folder, the narrowest first; what stands in none of these lines may touch any of them. */
const SPECS = [
  [
    /^tools\/(start|build|lib\/(stack|supervise|program|endWithParent|bundle|processes|ports|settings|sources|root|browserTests|browser|compileHints))\.m/,
    STACK,
  ],
  [
    /^(docs|bench|tests|\.ci|tools)\/|^[^/]*\.md$|^(LICENSE|NOTICE|jest\.config\.js|knip(\.product)?\.json|biome\.json|\.dependency-cruiser.*)$/,
    [],
  ],
  [/^e2e\/support\/readings\//, ['readings', ...SCREENS]],
  [/^(src\/features\/workshop|pages\/dev)\//, ['accessibility']],
  [/^(src\/market|src\/features\/spot|pages\/trade|domain\/(book|chart|order))\//, [...TERMINAL, ...SCREENS]],
  [/^src\/orders\//, ['ownOrders', 'terminal', 'ticket', 'chart', ...SCREENS]],
  [/^(src\/features\/markets\/|pages\/markets)/, ['markets', 'asleep', 'firstTrade', ...SCREENS]],
  [/^(src\/features\/home\/|pages\/index)/, ['home', ...SCREENS]],
  [
    /^(src\/features\/auth|pages\/(login|register)|domain\/account)\/|^pages\/(reset-password|lock-account)/,
    ['signIn', 'asleep', 'secondFactor', 'lockAccount', 'firstTrade', ...SCREENS],
  ],
  [
    /(features\/wallets\/send|pages\/wallets\/send|domain\/withdrawal|exchange\/(app|app\/money|db)\/withdrawals)\//,
    ['send', 'addressBook', ...SCREENS],
  ],
  [
    /(features\/convert|pages\/convert|domain\/convert|exchange\/(app|app\/money|db)\/convert)(\/|\.tsx$)/,
    ['convert', 'asleep', ...SCREENS],
  ],
  [/(features|domain|app|db)\/liabilities\/|pages\/liabilities|public\/verify-owed/, ['liabilities', ...SCREENS]],
  [
    /^(src\/features\/express|pages\/(express|wallets\/buy)|domain\/express|exchange\/((app|db)\/express|payments))/,
    ['express', ...SCREENS],
  ],
  [/^(src\/features\/earn|pages\/earn|domain\/earn|exchange\/(app|app\/money|db)\/earn)\//, ['earn', ...SCREENS]],
  [/^(src\/features\/receive|pages\/wallets\/receive|domain\/custody|exchange\/((app|db)\/)?custody)\//, ['receive', ...SCREENS]],
  [/^(src\/features\/wallets|pages\/wallets|exchange\/(app|db)\/wallet)\//, ['history', 'payUser', 'wallets', ...SCREENS]],
  [/^src\/features\/(notifications|settings|referral|help|todos)\//, ['account', 'accountFails', ...SCREENS]],
  [
    /^(src\/features\/security|src\/api\/passkeys|pages\/profile)\//,
    ['security', 'secondFactor', 'passkeys', 'account', 'accountFails', 'ownData', ...SCREENS],
  ],
  [/^(src\/(features\/verification|uploads)|pages\/verification|domain\/(verification|upload))\//, ['verification', ...SCREENS]],
  [/^exchange\/(app\/(verification|uploads)|cleaning|blobs)\//, ['verification']],
  [/^(brands|src\/brand|exchange\/app\/site)\//, ['brands', 'home', 'appearance', 'shell']],
  [
    /^(src\/realtime|exchange\/(app\/streams|ws|bus))\//,
    ['reconnect', 'exchangeKilled', 'book', 'ownOrders', 'terminal', 'markets', 'home'],
  ],
  [
    /^exchange\/(app\/(accounts|mail)|mail)\//,
    ['signIn', 'firstTrade', 'security', 'secondFactor', 'passkeys', 'lockAccount', 'account', 'ownData'],
  ],
  [/^exchange\/app\/(notices|outbox|referral)\//, ['account', 'ownData']],
  [
    /^(exchange|domain)\//,
    ['firstTrade', 'home', 'markets', 'signIn', 'book', 'ownOrders', 'terminal', 'ticket', 'chart', 'reconnect', 'exchangeKilled'],
  ],
  [/^server\//, ['visitorPages', 'policy', 'brands', 'terminal', 'reconnect', 'exchangeKilled']],
];

function specsFor(file) {
  const [, spec] = file.match(/^e2e\/(\w+)\.spec\.ts$/) ?? [];
  if (spec) return [spec];
  return SPECS.find(([files]) => files.test(file))?.[1] ?? ALL;
}

/**
 * Which tests a list of changed files (paths from the root) can touch. `related` is for jest's --findRelatedTests, `specs` are
 * names of browser tests; either is "all" when nothing less would do.
 */
export function planOf(files) {
  const read = READERS.filter(([pattern]) => files.some((file) => pattern.test(file))).flatMap(([, readers]) => readers);
  const specs = files.map(specsFor);
  return {
    related: files.some((file) => GROUND.test(file))
      ? ALL
      : [...new Set([...files.filter((file) => /\.(m?js|tsx?|json)$/.test(file)), ...read])],
    specs: specs.includes(ALL) ? ALL : [...new Set(specs.flat())].sort(),
  };
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Paths of what differs from a commit, with what is not committed or not even added; files that are gone count as well. */
export const changedSince = (commit) => [
  ...new Set([...git('diff', '--name-only', commit, '--'), ...git('ls-files', '--others', '--exclude-standard')]),
];

export const stillThere = (file) => existsSync(join(root, file));
