import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { endpoints } from '@/contract/endpoints';
import { toUnits } from '@/domain/money/units';
import type { AccountMoney } from '@/exchange/app/accounts/accountMoney';
import { AppError } from '@/exchange/app/appError';
import { HeavyReads } from '@/exchange/app/heavyReads';
import { createOwnData } from '@/exchange/app/ownData/createOwnData';
import { exportZip } from '@/exchange/app/ownData/exportZip';
import { claimPosting } from '@/exchange/app/practice/claimGrants';
import { openOwnData } from '@/exchange/compose/openOwnData';
import { ERASED_FILES, ERASED_TABLES } from '@/exchange/db/accounts/erasure';
import { NOT_HANDED_OUT, OWN_QUERIES } from '@/exchange/db/ownData/ownData';
import { registerOwnDataRoutes } from '@/exchange/http/ownDataRoutes';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { buildRouteTestApp } from '../support/exchangeApp';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

const FREE_READS = { atOnce: 4, waiting: 100, waitingEach: 100, patienceMs: 1_000, rest: 0 };

describeOnDatabase('the export of own data', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let app: ReturnType<typeof buildRouteTestApp>;
  beforeAll(async () => {
    const own: AccountMoney = {
      setSelfFrozen: (actor, isFrozen, cancelOrders) => money.writer.run('setFrozen', { actor, isFrozen, cancelOrders }),
      close: (actor, isPractice, closes) => money.writer.run('closeAccount', { actor, isPractice, closes }),
    };
    rig = await buildAccountsRig(database(), { money: own });
    money = await startMoney(database(), { bus: rig.bus as never });
    const verification = { exportOf: async () => [{ reference: 'KX-1', kind: 'IDENTITY', answers: { familyName: '=cmd' } }] as never };
    const parts = { database: database(), heavyReads: new HeavyReads(FREE_READS), clock: rig.clock, writer: money.writer, verification };
    app = buildRouteTestApp();
    registerOwnDataRoutes(app, rig.accounts, openOwnData(parts));
  });
  afterAll(() => money.writer.stop());

  async function owner(name: string) {
    const email = `${name}@mail.example`;
    const { token, id } = await rig.register(email);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('signed in');
    const ask = (currentPassword = STRONG_PASSWORD) => rig.accounts.security.startExport(actor, rig.caller, { currentPassword });
    return { email, token, id, actor, ask };
  }
  /** What is signed of a link, and its signature. */
  function signedIn(fileUrl: string) {
    const { until = '', ...rest } = Object.fromEntries(new URLSearchParams(fileUrl.split('?')[1]));
    return { ...(rest as Record<'accountId' | 'sessionId' | 'signature', string>), until: Number(until) };
  }
  const open = (fileUrl: string) => app.inject({ method: 'GET', url: fileUrl.slice('/api'.length) });
  async function filesOf(fileUrl: string) {
    const answer = await open(fileUrl);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    const text = Object.fromEntries(files) as Record<string, string>;
    return { text, json: (name: string) => JSON.parse(text[`${name}.json`] ?? 'null') as Record<string, unknown>[] };
  }

  it('holds everything there is, in JSON and CSV, with exact amounts that add up, and no secret', async () => {
    const { actor, id, email, token, ask } = await owner('export');
    const other = newActor();
    await money.writer.post(claimPosting(id, 1), { userId: id, act: 'CLAIM_PRACTICE' });
    await fund(money, other, 'BTC', '2');
    await fund(money, actor, 'USDT', '5000.00000001');
    // More than a page of orders and of trades.
    await money.writer.placeSpotOrder(other, limit('SELL', '90000', '0.13'));
    await Promise.all(Array.from({ length: 130 }, () => money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))));
    const transfer = { userId: id, clientTransferId: 't-1', asset: 'USDT', amount: 123_456_789n, from: 'TRADE', to: 'MAIN' } as const;
    await money.writer.run('transfer', transfer);
    const nickName = "=HYPERLINK('x')";
    await database().query('update users set nick_name = $2 where id = $1', [id, nickName]);
    await database().query(
      `insert into account_activity (user_id, kind, result, ip, user_agent, at_ms) values ($1, 'LOGIN', 'PASSED', '198.51.100.7', $2, 1)`,
      [id, '=1+1,"quoted"'],
    );
    const { fileUrl, fileUrlExpiresAt } = await ask();
    expect(fileUrlExpiresAt).toBe(rig.now() + 300_000);
    const { text, json } = await filesOf(fileUrl);

    expect(json('profile')).toMatchObject([{ uid: id, email, nickname: nickName, brand: 'kontor' }]);
    expect(json('orders')).toHaveLength(130);
    expect(json('trades')).toHaveLength(130);
    expect(json('transfers')).toEqual([expect.objectContaining({ asset: 'USDT', amount: '1.23456789', from: 'TRADE', to: 'MAIN' })]);
    expect(json('sessions')).toHaveLength(1);
    expect(json('login-activity').map(({ kind }) => kind)).toContain('DATA_EXPORT');
    expect(json('verification')).toEqual([{ reference: 'KX-1', kind: 'IDENTITY', answers: { familyName: '=cmd' } }]);

    // Every balance is the sum of its movements: nothing is left out, and nothing rounded.
    const sums = new Map<string, bigint>();
    const units = (amount: unknown) => (toUnits(String(amount).replace('-', ''), 8) ?? 0n) * (String(amount).startsWith('-') ? -1n : 1n);
    for (const { wallet, asset, amount } of json('ledger')) {
      sums.set(`${wallet} ${asset}`, (sums.get(`${wallet} ${asset}`) ?? 0n) + units(amount));
    }
    const balances = json('balances').map(({ wallet, asset, available, held }) => [`${wallet} ${asset}`, units(available) + units(held)]);
    expect(Object.fromEntries([...sums].sort())).toEqual(Object.fromEntries((balances as [string, bigint][]).sort()));
    expect(json('ledger').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['spot.trade', 'wallet.transfer', 'practice.claim', 'test.fund']),
    );

    const [head, ...lines] = (text['orders.csv'] ?? '').split('\r\n');
    expect(head).toMatch(/^orderId,clientOrderId,symbol,side/);
    expect(lines.filter((line) => line !== '')).toHaveLength(130);
    expect(text['login-activity.csv']).toContain('"\'=1+1,""quoted"""');
    expect(text['ledger.csv']).toContain(',USDT,-1.23456789\r\n');
    const everything = Object.values(text).join('\n');
    for (const secret of [token, 'argon2', 'sealed', 'token_hash']) expect(everything).not.toContain(secret);
  });

  it('asks for the password, is told to the owner, written down, and refused the fourth time', async () => {
    const { actor, id, email, ask } = await owner('export.often');
    expect(await refusalOf(ask('Harbour28'))).toBe('credentialsInvalid');
    for (let n = 0; n < 3; n += 1) await ask();
    expect(await refusalOf(ask())).toBe('rateLimited||3600');
    expect(rig.sent.filter(({ to, subject }) => to === email && subject === 'Your Kontor data was asked for')).toHaveLength(3);
    const audits = await database().query(`select actor from audit_log where action = 'account.export' and subject = $1`, [`user:${id}`]);
    expect(audits).toEqual(Array.from({ length: 3 }, () => ({ actor: 'rule:owner' })));
    const { records } = await rig.accounts.security.activity(actor, { kind: 'DATA_EXPORT' });
    expect(records.map(({ result }) => result)).toEqual(['PASSED', 'PASSED', 'PASSED', 'WRONG_PASSWORD']);
  });

  it('is opened nine times at most, one after the other, and not for its head alone', async () => {
    const { ask } = await owner('export.opened');
    const { fileUrl } = await ask();
    expect((await app.inject({ method: 'HEAD', url: fileUrl.slice('/api'.length) })).statusCode).toBe(404);
    for (let n = 0; n < 2; n += 1) expect((await open(fileUrl)).statusCode).toBe(200);
    // What counts is that it was opened, not what was read of it then.
    for (let n = 2; n < 9; n += 1) await rig.accounts.security.followExport('kontor', signedIn(fileUrl));
    expect((await open(fileUrl)).statusCode).toBe(429);
  });

  it('opens by the right link alone, for five minutes, while its session is open and nothing is frozen', async () => {
    const { actor, id, ask } = await owner('export.link');
    const { id: otherId } = await owner('export.other');
    const { fileUrl } = await ask();
    const code = async (url: string) => (await open(url)).json<{ code: string }>().code;
    const answer = await open(fileUrl);
    expect([answer.headers['cache-control'], answer.headers['content-disposition']]).toEqual([
      undefined,
      `attachment; filename="account-${id}.zip"`,
    ]);
    expect(await code(fileUrl.replace(`accountId=${id}`, `accountId=${otherId}`))).toBe('20063');
    // Signed for where it was asked for: to another brand's host it leads nowhere.
    const signed = signedIn(fileUrl);
    expect(await refusalOf(rig.accounts.security.followExport('visby', signed))).toBe('exportLinkExpired');
    expect(await rig.accounts.security.followExport('kontor', signed)).toBe(id);
    expect(await code(fileUrl.replace(/sessionId=\d+/, 'sessionId=1'))).toBe('20063');
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    expect(await code(fileUrl)).toBe('20063');
    await money.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false });
    expect((await open(fileUrl)).statusCode).toBe(200);
    rig.pass(300_000);
    expect(await code(fileUrl)).toBe('20063');
    // No browser takes the refusal for the file.
    expect((await open(fileUrl)).statusCode).toBe(410);
    const second = await ask();
    await rig.accounts.security.revokeAllSessions(actor, rig.caller);
    expect(await code(second.fileUrl)).toBe('20063');
  });
});

it('hands out something of every table that is erased with an account, or says why not', () => {
  const read = Object.values(OWN_QUERIES).map(({ sql }) => sql);
  // By its owner's part of the verification.
  const others = new Set([...NOT_HANDED_OUT, 'verifications']);
  const left = [...ERASED_TABLES.map(([table]) => table), ...ERASED_FILES].filter((table) => !others.has(table));
  expect(left.filter((table) => !read.some((sql) => new RegExp(`\\b(from|join) ${table}\\b`).test(sql)))).toEqual([]);
});

describe('the ZIP of an export', () => {
  it('is made as it is read: whoever reads slowly has the database read slowly, and nothing piles up', async () => {
    const pages = 400;
    let read = 0;
    const rows = Array.from({ length: 500 }, (_, n) => ({ n, text: `row ${n} ${Math.sin(n)}` }));
    const part = {
      name: 'rows',
      columns: ['n', 'text'],
      read: async () => {
        read += 1;
        return { rows, next: read % pages === 0 ? undefined : String(read) };
      },
    };
    const zip = exportZip([part], '7', new Date(1_790_000_000_000));
    for (let n = 0; n < 20; n += 1) await zip.next();
    expect(read).toBeLessThan(40);
    const chunks: Uint8Array[] = [];
    for await (const chunk of zip) {
      expect(chunk.length).toBeLessThan(100_000);
      chunks.push(chunk);
    }
    expect(read).toBe(2 * pages);
  });
});

describe('exports whose readers take nothing', () => {
  const endless = {
    name: 'x',
    read: async () => {
      // As a database lets others in between.
      await new Promise((resolve) => setImmediate(resolve));
      return { rows: [{ x: randomBytes(40_000).toString('hex') }], next: 'more' as string | undefined };
    },
  };
  const now = () => 1_790_000_000_000;
  const firstPieceOf = async (zip: Readable) => {
    for await (const piece of zip) return piece as Buffer;
    return undefined;
  };
  const refusal = (work: () => unknown) => {
    try {
      return work() && undefined;
    } catch (error) {
      return error instanceof AppError ? error.codeName : String(error);
    }
  };

  it('keep nobody else from theirs; of one account there is one at a time', async () => {
    const own = createOwnData([endless], { now });
    const stalled = ['1', '2', '3', '4', '5'].map((userId) => own.zipOf(userId));
    // Each is made as far as it lies unread.
    await Promise.all(stalled.map((zip) => new Promise((resolve) => zip.once('readable', resolve))));
    expect(refusal(() => own.zipOf('1'))).toBe('exportUnderWay');
    expect(refusal(() => own.refuseSecond('1'))).toBe('exportUnderWay');
    expect(refusal(() => own.refuseSecond('6'))).toBeUndefined();
    expect((await firstPieceOf(own.zipOf('6')))?.length).toBeGreaterThan(0);
    for (const zip of stalled) zip.destroy();
    await Promise.all(stalled.map((zip) => new Promise((resolve) => zip.once('close', resolve))));
    expect((await firstPieceOf(own.zipOf('1')))?.length).toBeGreaterThan(0);
  });

  it.each([
    ['nothing for too long', { pieceMs: 20, wholeMs: 60_000 }, false],
    ['too long for all', { pieceMs: 60_000, wholeMs: 20 }, true],
  ])('end when they take %s', async (_what, patience, isRead) => {
    const own = createOwnData([endless], { now }, patience);
    const zip = own.zipOf('1');
    const left = new Promise<Error>((resolve) => zip.once('error', resolve));
    if (isRead) zip.resume();
    else zip.once('readable', () => {});
    expect((await left).message).toMatch('its reader takes nothing, or too slowly');
    expect((await firstPieceOf(own.zipOf('1')))?.length).toBeGreaterThan(0);
  });

  it('also when all is made and the end of it lies there', async () => {
    const own = createOwnData(
      [{ name: 'x', read: async () => ({ rows: [{ x: 1 }], next: undefined }) }],
      { now },
      { pieceMs: 20, wholeMs: 60_000 },
    );
    const zip = own.zipOf('1');
    zip.once('readable', () => {});
    await new Promise((resolve) => zip.once('error', resolve));
    expect((await firstPieceOf(own.zipOf('1')))?.length).toBeGreaterThan(0);
  });
});

it('is an answer that is a file, and no call of who is not signed in asks for it', () => {
  expect(endpoints.dataExportFile).toEqual({ method: 'GET', path: '/security/export/file', auth: 'none', answers: ['application/zip'] });
  expect(endpoints.dataExport.auth).toBe('user');
});
