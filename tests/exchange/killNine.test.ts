import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@/contract/envelope';
import type { SpotFill, SpotOrder } from '@/contract/spot';
import { compare } from '@/domain/money/decimal';
import type { Database } from '@/exchange/app/ports/database';
import { openDatabase } from '@/exchange/db/openDatabase';
import { openPglite } from '@/exchange/db/pgliteDatabase';
import { type ExchangeProcess, freePort, startExchange, untilReady } from '../support/exchangeProcess';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { pgliteImage } from '../support/pgliteImage';
import { openTestDatabases } from '../support/testDatabase';
import { createTradingClient, type TradingClient } from '../support/tradingClient';

// The promise: kill the process at any instant; what clients were told is there, what they were not told happened once or not
// at all, and the ledger balances. So the exchange is killed while four clients trade with each other, again and again.

const LIVES = 3;
const ORDERS_PER_LIFE = 200;
const SERVER = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

interface Ground {
  env: Record<string, string>;
  open(): Promise<Database>;
  clear(): Promise<void>;
}

async function embeddedGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-kill-'));
  await (await openPglite(folder, { flush: 'off', image: await pgliteImage() })).close();
  return {
    env: { DATA_DIR: folder },
    open: () => openDatabase({ folder, flush: 'off' }),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A database of its own: the locks on markets are the database's, and other tests hold theirs. */
async function serverGround(): Promise<Ground> {
  const name = `kill_${randomBytes(4).toString('hex')}`;
  const url = new URL(SERVER);
  url.pathname = name;
  const admin = async (statement: string) => {
    const database = await openDatabase({ url: SERVER, poolSize: 1 });
    await database.query(statement).finally(() => database.close());
  };
  await admin(`create database ${name}`);
  return {
    env: { DATABASE_URL: url.href },
    open: () => openDatabase({ url: url.href, poolSize: 2 }),
    clear: () => admin(`drop database ${name} with (force)`),
  };
}

async function everything<Row>(client: TradingClient, path: string, params: object): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: object = cursor === '' ? {} : { searchAfter: cursor };
    const page: Page<Row> = await client.call('GET', path, { ...params, pageSize: '100', ...more });
    rows.push(...page.records);
    cursor = page.last ? null : page.searchAfter;
  }
  return rows;
}

const byKey = <Row>(rows: Row[], keyOf: (row: Row) => string) => new Map(rows.map((row) => [keyOf(row), row]));

/** An order may have gone on since its owner last heard of it, never back. */
function expectKept(told: SpotOrder, kept: SpotOrder | undefined): void {
  if (told.status !== 'OPEN') {
    expect(kept).toEqual(told);
    return;
  }
  const { clientOrderId, side, price, quantity, createdAt } = told;
  expect(kept).toMatchObject({ clientOrderId, side, price, quantity, createdAt });
  expect(compare(kept?.filledQuantity ?? '-1', told.filledQuantity)).toBeGreaterThanOrEqual(0);
}

async function expectPromiseKept(client: TradingClient): Promise<void> {
  const { told } = client;
  // Asked again with the same id, an order that got no answer is there once, whether it had been done or not.
  for (const order of told.unanswered.splice(0)) await client.call('POST', '/spot/order', order).catch(() => {});
  const orders = await everything<SpotOrder>(client, '/spot/orders/history', { status: 'ALL' });
  const kept = byKey(orders, ({ orderId }) => orderId);
  expect(new Set(orders.map(({ clientOrderId }) => clientOrderId)).size).toBe(orders.length);
  for (const order of told.orders.values()) expectKept(order, kept.get(order.orderId));
  const fills = byKey(await everything<SpotFill>(client, '/spot/trades', {}), ({ tradeId }) => tradeId);
  for (const fill of told.fills.values()) expect(fills.get(fill.tradeId)).toEqual(fill);
  // From here on what is there counts as told.
  for (const order of orders) told.orders.set(order.orderId, order);
}

describe.each(openTestDatabases().map(({ name }) => name))('killed while orders flow (%s)', (name) => {
  let ground: Ground;
  let port = 0;
  const processes: ExchangeProcess[] = [];
  const clients: TradingClient[] = [];

  const begin = async () => {
    port = await freePort();
    // The clients are market enough: they trade with each other.
    const quiet = { PRACTICE_RATE: '0', REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
    const exchange = startExchange({ ...ground.env, ...quiet, EXCHANGE_PORT: String(port) });
    processes.push(exchange);
    await untilReady(exchange, port);
    return exchange;
  };
  const live = async ({ child, ended }: ExchangeProcess) => {
    for (const client of clients) await client.listen(port);
    const flowed = () => clients.reduce((sum, { told }) => sum + told.orders.size, 0);
    const enough = flowed() + ORDERS_PER_LIFE;
    const trading = Promise.all(clients.map((client) => client.tradeUntilGone()));
    while (flowed() < enough) await sleep(5);
    await sleep(randomInt(200));
    child.kill('SIGKILL');
    await Promise.all([trading, ended]);
  };
  const expectLedgerSound = async () => {
    const database = await ground.open();
    await expectLedgerHolds(database).finally(() => database.close());
  };

  beforeAll(async () => {
    ground = await (name === 'postgres' ? serverGround() : embeddedGround());
  });
  afterAll(async () => {
    for (const { child, ended } of processes) {
      if (child.exitCode === null) child.kill('SIGKILL');
      await ended;
    }
    await ground.clear();
  });

  it('keeps every promise through several lives', async () => {
    let exchange = await begin();
    for (let index = 0; index < 4; index += 1) clients.push(await createTradingClient(() => port, `client${index}@mail.example`));
    for (let life = 0; life < LIVES; life += 1) {
      await live(exchange);
      // The kill did hit orders on their way.
      expect(clients.some(({ told }) => told.unanswered.length > 0)).toBe(true);
      await expectLedgerSound();
      exchange = await begin();
      for (const client of clients) await expectPromiseKept(client);
    }
    expect(clients.reduce((sum, { told }) => sum + told.fills.size, 0)).toBeGreaterThan(50);
    exchange.child.kill('SIGTERM');
    expect(await exchange.ended).toBe(0);
    await expectLedgerSound();
  });
});
