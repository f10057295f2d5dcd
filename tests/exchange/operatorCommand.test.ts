import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes } from '@/contract/codes';
import { type ExchangeProcess, freePort, startExchange, untilReady } from '../support/exchangeProcess';
import { runOperator } from '../support/operatorProgram';
import { fillDataFolder } from '../support/pgliteImage';

interface Answer {
  exitCode: number;
  data: Record<string, unknown> & Record<string, unknown>[];
  errors: string;
}

/** The command against a real exchange, from the first operator to the audit log. */
describe('npm run operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-operator-'));
  let port = 0;
  let exchange: ExchangeProcess;

  const run = (token: string | undefined, ...words: string[]) => runOn(port, token, ...words);
  const runOn = async (onPort: number, token: string | undefined, ...words: string[]): Promise<Answer> => {
    const env = { DATA_DIR: folder, ...(token === undefined ? {} : { KONTOR_OPERATOR_TOKEN: token }) };
    const { exitCode, stdout, stderr } = await runOperator([...words, '--json', '--port', String(onPort)], env);
    return { exitCode, data: stdout === '' ? null : JSON.parse(stdout), errors: stderr };
  };

  beforeAll(async () => {
    await fillDataFolder(folder);
    port = await freePort();
    exchange = startExchange({ EXCHANGE_PORT: String(port), DATA_DIR: folder, PRACTICE_RATE: '0' });
    await untilReady(exchange, port);
  });
  afterAll(async () => {
    exchange.child.kill('SIGTERM');
    await exchange.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const secretFile = join(folder, 'operator-secret');
  const joinAs = async (name: string) => {
    const file = join(folder, `${name}.token`);
    expect(await run(undefined, 'join', name, '--secret-file', secretFile, '--save', file)).toMatchObject({ exitCode: 0, data: { name } });
    return readFileSync(file, 'utf8').trim();
  };
  let alice = '';
  let bob = '';

  it('makes the first two operators with the secret of the machine', async () => {
    expect(statSync(secretFile).mode & 0o777).toBe(0o600);
    alice = await joinAs('alice');
    bob = await joinAs('bob');
    expect(() => statSync(secretFile)).toThrow();
    expect((await run(undefined, 'join', 'mallory', '--secret-file', secretFile)).exitCode).toBe(3);
    expect((await run(alice, 'operator', 'list')).data.map(({ name }) => name)).toEqual(['alice', 'bob']);
  });

  it('refuses strangers, and whatever a proxy passed on', async () => {
    expect(await run('x'.repeat(43), 'market', 'list')).toMatchObject({
      exitCode: 3,
      errors: 'operator: the exchange does not take this token\n',
    });
    const url = `http://127.0.0.1:${port}/operator/markets`;
    const passedOn = await fetch(url, { headers: { authorization: `Bearer ${alice}`, 'x-forwarded-host': 'kontor.localhost' } });
    expect(passedOn.status).toBe(404);
    expect((await fetch(url, { headers: { authorization: `Bearer ${alice}` } })).headers.get('cache-control')).toBe('no-store');
  });

  it('ends quietly where nobody reads on', async () => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, KONTOR_OPERATOR_TOKEN: alice };
    const asked = spawn(process.execPath, ['tools/operator.mjs', 'market', 'list', '--port', String(port)], { env });
    asked.stdout.destroy();
    const said: Buffer[] = [];
    asked.stderr.on('data', (piece: Buffer) => said.push(piece));
    expect(await once(asked, 'close')).toEqual([0, null]);
    expect(Buffer.concat(said).toString()).toBe('');
  });

  it('halts a market and takes it live again', async () => {
    const halted = await run(alice, 'market', 'state', 'btc_usdt', 'halted', '--until', '1h', '--note', 'a look at the book');
    expect(halted).toMatchObject({ exitCode: 0, data: { symbol: 'BTC_USDT', rules: { state: 'HALTED', stateReason: 'OPERATOR' } } });
    const answer = await fetch(`http://127.0.0.1:${port}/market/symbol?symbol=BTC_USDT`);
    expect(await answer.json()).toMatchObject({ data: { state: 'HALTED', stateReason: 'OPERATOR', stateUntil: expect.any(Number) } });
    expect(await run(alice, 'market', 'state', 'btc_usdt', 'live', '--note', 'all is well')).toMatchObject({ exitCode: 0, errors: '' });
    expect(await run(alice, 'market', 'limits', 'btc_usdt', '--tick', '0.15', '--note', 'x')).toMatchObject({ exitCode: 1 });
    expect(await run(alice, 'market', 'resolve', 'btc_usdt', '--note', 'x')).toMatchObject({ exitCode: 1 });
  });

  it('changes fees at once', async () => {
    expect(await run(bob, 'fees', 'set', '0', '--maker', '0.0005', '--taker', '0.0009', '--note', 'summer')).toMatchObject({
      exitCode: 0,
      errors: '',
    });
    expect((await run(bob, 'fees', 'list')).data).toEqual([
      { tier: 0, symbol: null, makerFeeRate: '0.0005', takerFeeRate: '0.0009', traders: expect.any(Number) },
    ]);
    const answer = await fetch(`http://127.0.0.1:${port}/spot/fee-rates/standard`);
    expect(await answer.json()).toMatchObject({ data: { makerFeeRate: '0.0005', takerFeeRate: '0.0009' } });
  });

  it('changes the fees of a market and the tier of a user at once', async () => {
    const rates = ['--maker', '0.0001', '--taker', '0.0002', '--note', 'a promotion'];
    const set = await run(bob, 'fees', 'set', '0', '--market', 'btc_usdt', ...rates);
    expect(set).toMatchObject({
      exitCode: 0,
      data: { symbol: 'BTC_USDT', takerFeeRate: '0.0002', from: { BTC_USDT: expect.any(Number) } },
    });
    const standard = async () => (await (await fetch(`http://127.0.0.1:${port}/spot/fee-rates/standard`)).json()).data;
    expect(await standard()).toMatchObject({ markets: [{ symbol: 'BTC_USDT', makerFeeRate: '0.0001', takerFeeRate: '0.0002' }] });
    expect((await run(bob, 'fees', 'list')).data.map(({ symbol }) => symbol)).toEqual([null, 'BTC_USDT']);
    expect((await run(bob, 'fees', 'set', '0', '--market', 'nope_usdt', ...rates)).exitCode).toBe(1);
    expect(await run(bob, 'fees', 'clear', '0', 'btc_usdt', '--note', 'it is over')).toMatchObject({ exitCode: 0, errors: '' });
    expect(await standard()).toEqual({ makerFeeRate: '0.0005', takerFeeRate: '0.0009' });
    expect(await run(bob, 'fees', 'set', '2', ...rates)).toMatchObject({ exitCode: 0, errors: '' });
    const [demo] = (await run(bob, 'user', 'find', 'demo@kontor.example')).data;
    const tiered = await run(bob, 'user', 'tier', String(demo?.userId), '2', '--note', 'trades much');
    expect(tiered).toMatchObject({ exitCode: 0, data: { tier: 2 } });
    expect((await run(bob, 'user', 'tier', String(demo?.userId), '7', '--note', 'x')).exitCode).toBe(1);
    expect((await run(bob, 'fees', 'list')).data).toContainEqual(expect.objectContaining({ tier: 2, traders: 1 }));
  });

  it('moves money only when two agree, once, and back again', async () => {
    const [demo] = (await run(alice, 'user', 'find', 'demo@kontor.example')).data;
    const user = String(demo?.userId);
    expect(await run(alice, 'adjust', user, 'usdt', '-5.5', '--note', 'paid twice')).toMatchObject({ exitCode: 0, errors: '' });
    const [proposal] = (await run(bob, 'pending')).data;
    const id = String(proposal?.id);
    expect(proposal).toMatchObject({ kind: 'money.adjust', proposedBy: 'alice', details: { userId: user, asset: 'USDT', amount: '-5.5' } });
    expect(await run(alice, 'confirm', id)).toMatchObject({ exitCode: 1 });
    const twice = await Promise.all([run(bob, 'confirm', id), run(bob, 'confirm', id)]);
    expect(twice.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    const done = twice.find(({ exitCode }) => exitCode === 0);
    expect(await run(bob, 'reverse', String(done?.data.postingId), '--note', 'it was not')).toMatchObject({ exitCode: 0, errors: '' });
    const [back] = (await run(alice, 'pending')).data;
    expect(await run(alice, 'confirm', String(back?.id))).toMatchObject({ exitCode: 0, errors: '' });
    expect(await run(bob, 'reverse', String(done?.data.postingId), '--note', 'again')).toMatchObject({ exitCode: 1 });
    const rows = (await run(bob, 'trial-balance')).data.filter(({ asset }) => asset === 'USDT');
    expect(rows.reduce((sum, { available, held }) => sum + Number(available) + Number(held), 0)).toBe(0);
    expect(rows).toContainEqual(expect.objectContaining({ owner: 'adjustments', available: '0' }));
  });

  it('stops all money and lets it move again', async () => {
    expect(await run(alice, 'halt', '--note', 'a look at everything')).toMatchObject({ exitCode: 0, data: { reason: 'OPERATOR' } });
    expect(await run(bob, 'halt', '--note', 'so do I')).toMatchObject({ exitCode: 1 });
    const stateNow = async () => (await (await fetch(`http://127.0.0.1:${port}/market/symbol?symbol=BTC_USDT`)).json()).data;
    expect(await stateNow()).toMatchObject({ state: 'HALTED', stateReason: 'OPERATOR' });
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    expect(await run(bob, 'resume', '--note', 'all is well')).toMatchObject({ exitCode: 0, data: { differenceCount: 0 } });
    expect(await stateNow()).toMatchObject({ state: 'LIVE', stateReason: null });
  });

  it('freezes a user, reconciles, and has everything in the audit log', async () => {
    const [demo] = (await run(alice, 'user', 'find', 'demo@kontor.example')).data;
    const user = String(demo?.userId);
    expect((await run(alice, 'user', 'freeze', user, '--cancel-orders', '--note', 'stolen')).data).toMatchObject({ isFrozen: true });
    expect((await run(alice, 'user', 'find', user)).data).toMatchObject([{ frozenMs: expect.any(Number) }]);
    expect(await run(bob, 'user', 'unfreeze', user, '--note', 'back')).toMatchObject({ exitCode: 0, errors: '' });
    expect(await run(bob, 'user', 'reset-factor', user, '--note', 'lost')).toMatchObject({ exitCode: 1 });
    expect(await run(bob, 'reconcile', '--full')).toMatchObject({ exitCode: 0, data: { differenceCount: 0 } });
    const lines = (await run(bob, 'audit', '--limit', '100')).data;
    expect(lines.map(({ actor, action }) => `${actor} ${action}`).reverse()).toEqual([
      'operator:alice operator.join',
      'operator:bob operator.join',
      'rule:wrongTokens operator.refuse',
      'operator:alice market.set',
      'operator:alice market.set',
      'operator:bob fees.set',
      'operator:bob fees.set',
      'operator:bob fees.clear',
      'operator:bob fees.set',
      'operator:bob user.find',
      'operator:bob user.tier',
      'operator:alice user.find',
      'operator:alice money.adjust.propose',
      'operator:bob money.adjust.confirm',
      'operator:bob money.reverse.propose',
      'operator:alice money.reverse.confirm',
      'operator:alice money.halt',
      'operator:bob money.resume',
      'operator:alice user.find',
      'operator:alice user.freeze',
      'operator:alice user.find',
      'operator:bob user.unfreeze',
      'operator:bob money.reconcile',
    ]);
  });

  it('shows a user masked, whole to who says why, and the referral programme in numbers, all of it audited', async () => {
    const [demo] = (await run(alice, 'users', 'find', 'demo@kontor.example')).data;
    const user = String(demo?.userId);
    expect(demo).toMatchObject({ email: 'd***@kontor.example', nickName: 'd***' });
    expect((await run(alice, 'users', 'show', 'demo@kontor.example')).data).toMatchObject({
      userId: user,
      email: 'd***@kontor.example',
      selfFrozenMs: null,
      closedMs: null,
      files: 0,
    });
    expect((await run(alice, 'user', 'show', user, '--note', 'a letter came back')).data).toMatchObject({ email: 'demo@kontor.example' });
    expect(await run(alice, 'user', 'show', 'nobody@kontor.example')).toMatchObject({ exitCode: 1 });
    expect(await run(alice, 'user', 'find', '+8525')).toMatchObject({ exitCode: 1 });
    expect(await run(alice, 'user', 'show', '+85251234567')).toMatchObject({ exitCode: 1 });
    expect(await run(alice, 'user', 'find', '+8525', '--note', 'they called')).toMatchObject({ exitCode: 0, data: [] });
    expect(await run(alice, 'user', 'unfreeze', user, '--own', '--note', 'they came in person')).toMatchObject({ exitCode: 1 });
    const nobodys = await run(bob, 'upload', 'list', '99999999', '--note', 'asked');
    expect([nobodys.exitCode, nobodys.errors]).toEqual([1, 'operator: userId: no such user\n']);
    const unlocked = await run(bob, 'user', 'unlock', user, '--factors', 'kep', '--note', 'asked');
    expect([unlocked.exitCode, unlocked.errors]).toEqual([1, 'operator: "kep" is none of keep, remove\n']);
    expect(await run(bob, 'referral', 'show', user, '--note', 'asked')).toMatchObject({ exitCode: 0, data: { invitees: 0, rebates: [] } });
    expect(await run(bob, 'referral', 'totals')).toMatchObject({ exitCode: 0, data: { invited: 0, withheld: 0, rebates: [] } });
    const lines = (await run(bob, 'audit', '--limit', '7')).data;
    expect(lines.map(({ actor, action }) => `${actor} ${action}`).reverse()).toEqual([
      'operator:alice user.find',
      'operator:alice user.show',
      'operator:alice user.show',
      'operator:alice user.show',
      'operator:alice user.find',
      'operator:bob referral.show',
      'operator:bob referral.totals',
    ]);
    expect(JSON.stringify(lines)).not.toContain('nobody@');
    expect(lines.find(({ details }) => (details as { isWhole?: boolean }).isWhole === true)).toBeDefined();
  });

  it('asks why before it names the files of a user, and writes down who looked at what waits for verification', async () => {
    const [demo] = (await run(alice, 'user', 'find', 'demo@kontor.example')).data;
    const user = String(demo?.userId);
    expect((await run(alice, 'upload', 'list', user)).exitCode).toBe(2);
    const unsaid = await fetch(`http://127.0.0.1:${port}/operator/uploads?userId=${user}`, {
      headers: { authorization: `Bearer ${alice}` },
    });
    expect(await unsaid.json()).toMatchObject({ code: codes.badRequest.code });
    expect(await run(alice, 'upload', 'list', user, '--note', 'the court asked')).toMatchObject({ exitCode: 0, data: [] });
    expect(await run(bob, 'verification', 'list', '--brand', 'kontor')).toMatchObject({ exitCode: 0, data: { records: [], last: true } });
    expect(await run(bob, 'storage', 'rotate-keys', '--note', 'yearly')).toMatchObject({ exitCode: 0, data: { stillNeeded: [] } });
    const [turned, looked, listed] = (await run(bob, 'audit', '--limit', '3')).data;
    expect(turned).toMatchObject({ actor: 'operator:bob', action: 'storage.rotate', details: { note: 'yearly' } });
    expect(looked).toMatchObject({ actor: 'operator:bob', action: 'verification.list', details: { brand: 'kontor', found: [] } });
    expect(listed).toMatchObject({ action: 'upload.list', subject: `user:${user}`, details: { note: 'the court asked' } });
  });

  it('lets a third operator in by two, with a token only they know', async () => {
    const file = join(folder, 'carol.token');
    const made = await run(undefined, 'token', '--save', file);
    expect(await run(alice, 'operator', 'add', 'carol', '--hash', String(made.data.hash), '--note', 'nights')).toMatchObject({
      exitCode: 0,
      errors: '',
    });
    const [proposal] = (await run(bob, 'pending')).data;
    expect(await run(bob, 'confirm', String(proposal?.id))).toMatchObject({ exitCode: 0, errors: '' });
    const carol = readFileSync(file, 'utf8').trim();
    expect((await run(carol, 'pending')).data).toEqual([]);
  });

  it('gives who lost their token another one, by the owner of the data folder alone', async () => {
    expect(await run(alice, 'operator', 'disable', 'carol', '--note', 'by who knows whom')).toMatchObject({ exitCode: 0, errors: '' });
    const elsewhere = mkdtempSync(join(tmpdir(), 'kontor-elsewhere-'));
    expect(await run(undefined, 'recover', 'alice', '--data-dir', elsewhere, '--note', 'not mine')).toMatchObject({
      exitCode: 3,
      errors: expect.stringContaining('DATA_DIR'),
    });
    rmSync(elsewhere, { recursive: true });
    const file = join(folder, 'alice2.token');
    const recovered = await run(undefined, 'recover', 'alice', '--save', file, '--note', 'a lost laptop');
    expect(recovered).toMatchObject({ exitCode: 0, data: { name: 'alice', voidProposals: [expect.any(String)] } });
    expect((await run(alice, 'pending')).exitCode).toBe(3);
    alice = readFileSync(file, 'utf8').trim();
    expect((await run(alice, 'pending')).data).toEqual([]);
    expect(() => statSync(join(folder, 'operator-recovery'))).toThrow();
    expect(exchange.output()).toMatch(/"level":40[^\n]*"operator":"alice"/);
    expect((await run(undefined, 'recover', 'nobody', '--note', 'x')).exitCode).toBe(1);
    // A refused call leaves no token behind that nobody has.
    const refused = join(folder, 'refused.token');
    expect((await run(undefined, 'recover', 'nobody', '--save', refused, '--note', 'x')).exitCode).toBe(1);
    expect(() => statSync(refused)).toThrow();
  });

  it('says when there is no exchange', async () => {
    expect(await runOn(await freePort(), alice, 'pending')).toMatchObject({ exitCode: 4, data: null });
  });
});
