import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { operatorCalls } from '@/contract/operator';
import { commands, helpOf, type OperatorCommand, overview } from '@/tools/operator/commands.mjs';
import { readWords } from '@/tools/operator/readWords.mjs';

const calls: readonly { method: string; path: string; params: Type.TSchema }[] = Object.values(operatorCalls);

function callOf({ call = ['', ''] }: OperatorCommand) {
  const found = calls.find(({ method, path }) => method === call[0] && path === call[1]);
  if (!found) throw new Error(`no call ${call.join(' ')}`);
  return found;
}

const folder = mkdtempSync(join(tmpdir(), 'kontor-operator-'));
const texts = join(folder, 'texts.json');
writeFileSync(texts, JSON.stringify({ en: { title: 'Maintenance', body: 'On Sunday, from 6 to 7 UTC.' } }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Something each argument and option may be. */
const EXAMPLES: Record<string, string> = {
  market: 'btc_usdt',
  state: 'halted',
  until: '10m',
  tier: '0',
  maker: '0.0008',
  taker: '0.001',
  search: 'demo@',
  user: '10000001',
  asset: 'usdt',
  amount: '-5.5',
  wallet: 'main',
  name: 'alice',
  hash: 'h'.repeat(43),
  note: 'why not',
  factors: 'keep',
  file: '7',
  out: '/nowhere/file.jpg',
  reference: 'KX-7F3M-92QA-XH4T',
  after: 'MTc5MDAwMDAwMDAwMC03',
  reasons: 'document-expired,other',
  requests: 'explanation',
  text: 'The lower edge is cut off.',
  brand: 'kontor',
  status: 'waiting',
  order: '7',
  chain: 'bitcoin',
  coin: 'btc',
  least: '2.5',
  most: '40',
  side: 'deposits',
  reason: 'maintenance',
  count: '2',
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  number: '57',
  memo: '7',
  mishap: 'fail',
  deposit: '7',
  plan: '7',
  rate: '6.2',
  min: '0.5',
  max: '500',
  capacity: '0',
  tx: 'a1b2',
  // Nobody takes money away over a network.
  'custody sim pay amount': '5.5',
  'deposits list status': 'aside',
  'withdrawals list status': 'review',
  texts,
};

const exampleOf = ({ words }: OperatorCommand, name: string) => EXAMPLES[[...words, name].join(' ')] ?? EXAMPLES[name] ?? '1';

/** Prints what a command makes of an answer of the exchange. */
async function printed(data: unknown, ...words: string[]): Promise<{ exitCode: number; stdout: string }> {
  const exchange = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: '0', msg: 'success', data }));
  });
  await new Promise<void>((resolve) => exchange.listen(0, '127.0.0.1', resolve));
  const { port } = exchange.address() as AddressInfo;
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, KONTOR_OPERATOR_TOKEN: 't'.repeat(43) };
  try {
    return await new Promise((resolve) => {
      execFile(process.execPath, ['tools/operator.mjs', ...words, '--port', String(port)], { env }, (error, stdout) =>
        resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, stdout }),
      );
    });
  } finally {
    exchange.close();
  }
}

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/operator.mjs', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    timeout: 60_000,
  });

describe('the command of operators', () => {
  it('asks for calls of the contract, and has words for each', () => {
    const asked = commands.filter(({ call }) => call).map((command) => callOf(command).path);
    expect([...new Set(asked)].sort()).toEqual(calls.map(({ path }) => path).sort());
  });

  it.each(
    commands.filter(({ call, needsToken }) => call && needsToken !== false).map((command) => [command.words.join(' '), command] as const),
  )('sends what the contract takes: %s', (_words, command) => {
    const given: Record<string, string | boolean> = {};
    for (const name of command.args ?? []) given[name] = exampleOf(command, name);
    for (const [name, { flag }] of Object.entries(command.options ?? {})) given[name] = flag ?? exampleOf(command, name);
    const schema = Compile(callOf(command).params);
    const sent: unknown = JSON.parse(JSON.stringify(command.prepare(given).params));
    expect(schema.Errors(command.call?.[0] === 'GET' ? schema.Convert(sent) : sent)).toEqual([]);
  });

  it.each([
    ['--note', 'why', '--hash', '-9Qv', '7'],
    ['7', '--hash', '-9Qv', '--note', 'why'],
    ['7', '--note', 'why', '--hash=-9Qv'],
  ])('takes a value that begins with a dash: %s %s %s %s', (...words) => {
    const command = { words: ['test'], args: ['amount'], options: { hash: { about: '' }, note: { about: '' } } };
    expect(readWords(command, words.filter(Boolean))).toEqual({ hash: '-9Qv', note: 'why', amount: '7' });
    expect(readWords(command, ['-5.5', '--hash', '--9Qv', '--note', '-'])).toEqual({ hash: '--9Qv', note: '-', amount: '-5.5' });
    expect(() => readWords(command, ['7', '--hash', '--note', 'why'])).toThrow(/--hash/);
  });

  it('has help for each', () => {
    for (const command of commands) {
      expect(overview()).toContain(command.words.join(' '));
      expect(helpOf(command)).toContain(`npm run operator -- ${command.words.join(' ')}`);
      for (const name of Object.keys(command.options ?? {})) expect(helpOf(command)).toContain(`--${name}`);
    }
  });

  it.each([
    [['--port', '4321', 'help', 'market', 'list']],
    [['--port=4321', '--json', 'help', 'market', 'list']],
    [['help', '--json', 'market', 'list']],
    [['--token-file', 'help', 'market', 'list', '--help']],
    [['--json', '--help', 'market', 'list']],
  ])('takes the options of every command before its words: %j', (words) => {
    const { status, stdout, stderr } = run(...words);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^npm run operator -- market list/);
  });

  it('asks where the options before its words say', async () => {
    const { exitCode, stdout } = await printed([], '--json', 'market', 'list');
    expect([exitCode, stdout.trim()]).toEqual([0, '[]']);
  });

  it.each([
    ['nothing of that name', ['fly'], 2],
    ['nothing of that name behind options', ['--port', '4321', 'fly'], 2],
    ['an option nobody knows before the words', ['--fast', 'pending'], 2],
    ['half a command', ['market'], 2],
    ['too few words', ['market', 'state', 'BTC_USDT', '--note', 'x'], 2],
    ['an option that is missing', ['adjust', '1', 'USDT', '-5'], 2],
    ['an option nobody knows', ['pending', '--fast'], 2],
    ['no token', ['pending'], 3],
  ])('says in one line what is wrong: %s', (_name, words, exitCode) => {
    const { status, stderr, stdout } = run(...words);
    expect([status, stdout, stderr.trim().split('\n').length]).toEqual([exitCode, '', 1]);
  });

  describe('after turning the keys that seal', () => {
    const turned = (failed: number, stillNeeded: { key: string; rows: number }[]) =>
      printed(
        { current: 'new', kinds: [{ kind: 'files', resealed: 3, failed }], stillNeeded },
        'storage',
        'rotate-keys',
        '--note',
        'yearly',
      );

    it('says that older keys can be taken away', async () => {
      const { exitCode, stdout } = await turned(0, []);
      expect(exitCode).toBe(0);
      expect(stdout).toContain('the key that seals is "new"');
      expect(stdout).toMatch(/^files +3 +0$/m);
      expect(stdout).toContain('no older key is needed any more');
      expect(stdout).not.toContain('still needed');
    });

    it.each([
      ['as something could not be opened', 2],
      ['as another process sealed with one meanwhile', 0],
    ])('names those that are needed still, and does not end as done: %s', async (_why, failed) => {
      const { exitCode, stdout } = await turned(failed, [
        { key: 'old', rows: 2 },
        { key: 'older', rows: 1 },
      ]);
      expect(exitCode).toBe(1);
      expect(stdout).toContain('still needed: "old" (seals 2 still), "older" (seals 1 still)');
      expect(stdout).not.toContain('no older key');
    });
  });

  it('says how the queue of verifications goes on, while it does', async () => {
    const sent = { reference: 'KX-7F3M-92QA-XH4T', userId: '10000001', submittedAt: Date.UTC(2026, 10, 16, 12) };
    const list = async (searchAfter: string | null) =>
      (await printed({ records: [sent], searchAfter, last: searchAfter === null }, 'verification', 'list')).stdout;
    expect(await list('MTc5MA')).toMatch(/^KX-7F3M-92QA-XH4T +10000001 .*\nmore: --after MTc5MA\n$/m);
    expect(await list(null)).not.toContain('--after');
  });

  it('makes a token of which only the hash is to be told', () => {
    const made = JSON.parse(run('token', '--json').stdout);
    expect(made).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), hash: expect.stringMatching(/^[\w-]{43}$/) });
  });
});
