import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { CLOSE_RESTARTING } from '@/contract/streamConstants';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { type ExchangeProcess, freePort, startExchange, untilReady } from '../support/exchangeProcess';
import { fillDataFolder, keepMarkets } from '../support/pgliteImage';

const folder = mkdtempSync(join(tmpdir(), 'kontor-start-'));
const running: ExchangeProcess[] = [];
const start = (env: Record<string, string>, preload?: string) => {
  const exchange = startExchange(env, preload);
  running.push(exchange);
  return exchange;
};

/** Exit code and the one line it ends with. */
async function failureOf(env: Record<string, string>, preload?: string): Promise<[number | null, string]> {
  const exchange = start(env, preload);
  const code = await exchange.ended;
  return [code, exchange.errors().trim()];
}

afterAll(async () => {
  for (const { child } of running) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that fails says why in one line', () => {
  it('setting malformed: 16', async () => {
    expect(await failureOf({ EXCHANGE_PORT: 'x' })).toEqual([16, 'kontor: Setting EXCHANGE_PORT must be a whole number from 1 to 65535.']);
  });

  it('Node too old: 10', async () => {
    const preload = join(folder, 'oldNode.cjs');
    writeFileSync(preload, "Object.defineProperty(process.versions, 'node', { value: '20.18.3' });");
    expect(await failureOf({}, preload)).toEqual([10, 'kontor: Node 20.19 or newer is needed; this is 20.18.3.']);
  });

  it('data folder not writable: 12', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const [code, line] = await failureOf({ DATA_DIR: join(file, 'data') });
    expect([code, line]).toEqual([12, expect.stringMatching(/^kontor: data folder .*file\/data is not writable \(ENOTDIR\)$/)]);
  });

  it('data of a newer version: 13', async () => {
    const data = join(folder, 'newer');
    await fillDataFolder(data);
    const database = await openPglite(data, { flush: 'off' });
    await database.query("insert into schema_migrations (version, name) values (9999, 'of tomorrow')");
    await database.close();
    expect(await failureOf({ DATA_DIR: data })).toEqual([
      13,
      expect.stringMatching(/^kontor: data was written by a newer version .*9999.*$/),
    ]);
  });

  it('database unreachable: 14', async () => {
    const port = await freePort();
    const [code, line] = await failureOf({ DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/kontor` });
    expect([code, line]).toEqual([14, expect.stringMatching(/^kontor: database at 127\.0\.0\.1:\d+\/kontor cannot be used: .*$/)]);
    expect(line).not.toMatch('hunter2');
  });

  it('sealed by a key that is not there: 16, with its name', async () => {
    const data = join(folder, 'sealed');
    await fillDataFolder(data);
    const database = await openPglite(data, { flush: 'off' });
    await database.query(
      `insert into outbox (message_id, channel, urgency, sealed, created_at, expires_at, next_at) values ('m', 'email', 0, 'file.a.b.c', 0, 9, 0)`,
    );
    await database.close();
    const key = Buffer.alloc(32, 5).toString('base64');
    const [code, line] = await failureOf({ DATA_DIR: data, SEALING_KEYS: `k2026=${key}` });
    expect([code, line]).toEqual([
      16,
      expect.stringMatching(/^kontor: Setting SEALING_KEYS lacks the key "file", and 1 row is sealed by it: .*$/),
    ]);
  });

  it('port taken: 11, and the data is let go', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    const data = join(folder, 'port');
    await fillDataFolder(data);
    const [code, line] = await failureOf({ DATA_DIR: data, EXCHANGE_PORT: String(port), PRACTICE_RATE: '0' });
    holder.close();
    expect([code, line]).toEqual([11, `kontor: Port ${port} is taken. Stop what listens there, or set EXCHANGE_PORT.`]);
    await (await openPglite(data)).close();
  });
});

describe('a running exchange', () => {
  const data = join(folder, 'shared');
  const startOn = async (env: Record<string, string> = {}) => {
    const port = await freePort();
    const exchange = start({ DATA_DIR: data, EXCHANGE_PORT: String(port), ...env });
    await untilReady(exchange, port);
    return { exchange, port };
  };
  const metric = async (port: number, name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1]);
  };

  it('keeps a second instance out (15), and stops cleanly', async () => {
    const { exchange: first, port } = await startOn({ PRACTICE_RATE: '0' });
    // Three times as much is left behind by making the database, unless it is let go.
    expect(await metric(port, 'nodejs_external_memory_bytes')).toBeLessThan(400e6);
    const [code, line] = await failureOf({ DATA_DIR: data, EXCHANGE_PORT: String(await freePort()) });
    expect([code, line]).toEqual([
      15,
      expect.stringMatching(new RegExp(`in use by another instance \\(process ${first.child.pid} on .+\\)$`)),
    ]);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    first.child.kill('SIGTERM');
    expect((await closed)[0]).toBe(CLOSE_RESTARTING);
    expect(await first.ended).toBe(0);
    expect(first.output()).toMatch('"msg":"stopped"');
    expect(first.errors()).toBe('');
  });

  it('is ready again within 10 s of work, and opens the practice market', async () => {
    await keepMarkets(data, ['BTC_USDT', 'ETH_USDT']);
    const { exchange: second, port } = await startOn();
    while ((await metric(port, 'kontor_practice_market_open')) !== 1) await new Promise((resume) => setTimeout(resume, 50));
    // Time of the processor, not of the clock: other tests share the machine.
    // It answers before it has said so in its log.
    const said = () => second.output().match(/"cpuMs":(\d+),"msg":"exchange ready"/)?.[1];
    while (said() === undefined) await new Promise((resume) => setTimeout(resume, 50));
    expect(Number(said())).toBeLessThan(10_000);
    second.child.kill('SIGKILL');
    await second.ended;
  });

  it('takes over the data of a killed one', async () => {
    const { exchange: next } = await startOn();
    next.child.kill('SIGINT');
    expect(await next.ended).toBe(0);
    const database = await openPglite(data);
    const claims = await database.query(`select p.reference, sum(e.amount) > 0 as "hasFunds" from ledger_postings p
      join ledger_entries e on e.posting_id = p.id join accounts a on a.id = e.account_id and a.owner_type = 'user'
      where p.kind = 'practice.claim' and p.reference = (select id || ':1' from users where email like 'demo@%') group by 1`);
    await database.close();
    // The demo account claimed on the first start, and only then.
    expect(claims).toEqual([{ reference: expect.stringMatching(/:1$/), hasFunds: true }]);
  });
});
