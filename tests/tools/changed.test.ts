import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planOf } from '../../tools/lib/changed.mjs';
import { bundles } from '../support/bundles';

describe('what a change can touch', () => {
  const specNames = readdirSync('e2e').flatMap((name) => name.match(/^(\w+)\.spec\.ts$/)?.[1] ?? []);

  it('is nothing a browser shows, for documents and tests of code', () => {
    expect(planOf(['docs/ARCHITECTURE.md', 'README.md', 'tests/domain/money.test.ts'])).toEqual({
      related: ['tests/domain/money.test.ts', 'tests/tools/documents.test.ts'],
      specs: [],
    });
  });

  it('is the pages of a feature, and the tests that read words out of its files', () => {
    const { related, specs } = planOf(['src/features/markets/MarketsScreen.tsx']);
    expect(related).toEqual([
      'src/features/markets/MarketsScreen.tsx',
      'tests/support/wordFiles.ts',
      'tests/support/wordUse.ts',
      'tests/support/cssModules.ts',
      'tests/contract/symbols.test.ts',
    ]);
    expect(specs).toEqual(['asleep', 'everyScreen', 'firstTrade', 'markets']);
  });

  it('is every test that starts the exchange as a program, for what the program is made of', () => {
    for (const file of ['exchange/app/money/ledger.ts', 'domain/money/units.ts', 'contract/spot.ts'])
      expect(planOf([file]).related).toContain('tests/support/exchangeProcess.ts');
  });

  it.each([
    ['exchange/main.ts', 'tests/support/exchangeProcess.ts'],
    ['tests/support/orderFlow.ts', 'tests/support/orderFlowProcess.ts'],
    ['tests/support/lockContender.ts', 'tests/support/containers.ts'],
  ])('is what starts %s, for each file it is made of', (program, starter) => {
    const sources = bundles.sourcesOf(program).filter((path) => !path.startsWith('node_modules/'));
    expect(sources).toContain(program);
    // Of the ground all stand on, every test is run.
    expect(sources.filter((path) => planOf([path]).related !== 'all' && !planOf([path]).related.includes(starter))).toEqual([]);
  });

  it('knows every program that tests start', () => {
    const started = ['support', 'exchange', 'tools'].flatMap((folder) =>
      readdirSync(join('tests', folder), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
        if (!/\.[jt]s$/.test(name)) return [];
        const text = readFileSync(join('tests', folder, name), 'utf8');
        return [...text.matchAll(/bundles\.fileOf\('([^']+)'/g)].map(([, program]) => program);
      }),
    );
    expect(started.sort()).toEqual(['exchange/main.ts', 'tests/support/lockContender.ts', 'tests/support/orderFlow.ts']);
  });

  it.each([
    ['send', ['pages/wallets/send/[coin].tsx', 'domain/withdrawal/rules.ts', 'exchange/db/withdrawals/bookStore.ts']],
    ['receive', ['pages/wallets/receive/[coin].tsx', 'domain/custody/deposits.ts', 'exchange/app/custody/chain.ts']],
    ['convert', ['pages/convert/index.tsx', 'domain/convert/quote.ts', 'exchange/app/money/convert/terms.ts']],
    ['express', ['pages/wallets/buy/[coin].tsx', 'pages/express.tsx', 'exchange/db/express/expressRepository.ts']],
    ['earn', ['pages/earn/index.tsx', 'domain/earn/interest.ts', 'exchange/app/money/earn/sheet.ts']],
    ['payUser', ['src/features/wallets/payUser/PayForm.tsx', 'exchange/app/wallet/users/sendToUser.ts']],
    ['wallets', ['pages/wallets/overview.tsx', 'exchange/app/wallet/mainWallet.ts']],
    ['liabilities', ['pages/liabilities.tsx', 'domain/liabilities/sumTree.ts']],
  ])('is the browser test %s wherever the idea it tries stands: page, rules, exchange', (spec, files) => {
    for (const file of files) expect([file, planOf([file]).specs]).toEqual([file, expect.arrayContaining([spec])]);
  });

  it('is a browser test alone when only it changed, together with those of other files', () => {
    expect(planOf(['e2e/brands.spec.ts']).specs).toEqual(['brands']);
    expect(planOf(['e2e/brands.spec.ts', 'server/main.ts']).specs).toEqual([
      'brands',
      'exchangeKilled',
      'policy',
      'reconnect',
      'terminal',
      'visitorPages',
    ]);
  });

  it.each(['src/ui/Button.tsx', 'e2e/support/fixtures.ts', 'middleware.ts', 'package-lock.json', 'a-new-folder/file.ts'])(
    'is every browser test for %s',
    (file) => expect(planOf([file, 'docs/TESTING.md']).specs).toBe('all'),
  );

  it.each(['package-lock.json', 'jest.config.js', 'tests/support/keptEngines.ts', 'tests/support/setupWeb.ts'])(
    'is every test of code for %s',
    (file) => expect(planOf([file]).related).toBe('all'),
  );

  it('is the browser tests of starting and coming back, for what starts the programs', () => {
    expect(planOf(['tools/lib/supervise.mjs']).specs).toEqual(['exchangeKilled', 'firstTrade', 'visitorPages']);
    expect(planOf(['tools/lib/stack.mjs', 'tools/bench.mjs']).specs).toContain('exchangeKilled');
    for (const file of ['tools/lib/endWithParent.mjs', 'tools/lib/bundle.mjs']) {
      expect(planOf([file]).specs).toContain('exchangeKilled');
      expect(planOf([file]).related).toContain('tests/tools/endWithParent.test.ts');
    }
    expect(planOf(['tools/mutate.mjs']).specs).toEqual([]);
  });

  it('is the tests that read every source, or start what changed', () => {
    expect(planOf(['src/shell/Header.tsx']).related).toContain('tests/contract/symbols.test.ts');
    expect(planOf(['tools/operator/userCommands.mjs']).related).toContain('tests/exchange/operatorCommand.test.ts');
    expect(planOf(['exchange/app/operating/users.ts']).related).toContain('tests/support/exchangeProcess.ts');
  });

  it('leaves out no browser test: a line names each', () => {
    const source = readFileSync(join('tools', 'lib', 'changed.mjs'), 'utf8');
    expect(specNames.length).toBeGreaterThan(10);
    expect(specNames.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
  });

  it('names files and browser tests that exist', () => {
    const source = readFileSync(join('tools', 'lib', 'changed.mjs'), 'utf8');
    const paths = [...source.matchAll(/'(tests\/[\w/.]+\.tsx?)'/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    const folders = [
      'src/market/x.ts',
      'src/features/spot/x.ts',
      'src/features/home/x.ts',
      'src/features/auth/x.ts',
      'exchange/x.ts',
      'brands/x.json',
    ];
    const named = folders.flatMap((file) => planOf([file]).specs);
    expect(named.filter((name) => !specNames.includes(name))).toEqual([]);
  });
});
