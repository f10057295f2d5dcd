import { spawnSync } from 'node:child_process';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { operatorCalls } from '@/contract/operator';
import { commands, helpOf, type OperatorCommand, overview } from '@/tools/operator/commands.mjs';

const calls: readonly { method: string; path: string; params: Type.TSchema }[] = Object.values(operatorCalls);

function callOf({ call = ['', ''] }: OperatorCommand) {
  const found = calls.find(({ method, path }) => method === call[0] && path === call[1]);
  if (!found) throw new Error(`no call ${call.join(' ')}`);
  return found;
}

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
};

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
    for (const name of command.args ?? []) given[name] = EXAMPLES[name] ?? '1';
    for (const [name, { flag }] of Object.entries(command.options ?? {})) given[name] = flag ?? EXAMPLES[name] ?? '1';
    const schema = Compile(callOf(command).params);
    const sent: unknown = JSON.parse(JSON.stringify(command.prepare(given).params));
    expect(schema.Errors(command.call?.[0] === 'GET' ? schema.Convert(sent) : sent)).toEqual([]);
  });

  it('has help for each', () => {
    for (const command of commands) {
      expect(overview()).toContain(command.words.join(' '));
      expect(helpOf(command)).toContain(`npm run operator -- ${command.words.join(' ')}`);
      for (const name of Object.keys(command.options ?? {})) expect(helpOf(command)).toContain(`--${name}`);
    }
  });

  it.each([
    ['nothing of that name', ['fly'], 2],
    ['half a command', ['market'], 2],
    ['too few words', ['market', 'state', 'BTC_USDT', '--note', 'x'], 2],
    ['an option that is missing', ['adjust', '1', 'USDT', '-5'], 2],
    ['an option nobody knows', ['pending', '--fast'], 2],
    ['no token', ['pending'], 3],
  ])('says in one line what is wrong: %s', (_name, words, exitCode) => {
    const { status, stderr, stdout } = run(...words);
    expect([status, stdout, stderr.trim().split('\n').length]).toEqual([exitCode, '', 1]);
  });

  it('makes a token of which only the hash is to be told', () => {
    const made = JSON.parse(run('token', '--json').stdout);
    expect(made).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), hash: expect.stringMatching(/^[\w-]{43}$/) });
  });
});
