// The promise: kill the process at any instant; what clients were told is there, what they were not told happened once or not at all,
// and the ledger balances. So the exchange is killed while clients trade with each other, again and again. Used by a test and a bench.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@/contract/envelope';
import type { SpotFill, SpotOrder } from '@/contract/spot';
import { compare } from '@/domain/money/decimal';
import type { Database } from '@/exchange/app/ports/database';
import { openDatabase } from '@/exchange/db/openDatabase';
import { type ExchangeProcess, freePort, startExchange, untilReady } from './exchangeProcess';
import { brokenRules, heldOrders } from './ledgerRules';
import { fillDataFolder } from './pgliteImage';
import { makeServerDatabase } from './serverDatabases';
import type { TestDatabase } from './testDatabase';
import { createTradingClient, type TradingClient } from './tradingClient';

const CLIENTS = 4;
// The clients are market enough: they trade with each other.
const QUIET = { PRACTICE_RATE: '0', REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };

export interface Ground {
  env: Record<string, string>;
  open(): Promise<Database>;
  clear(): Promise<void>;
}

async function embeddedGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-kill-'));
  await fillDataFolder(folder);
  return {
    env: { DATA_DIR: folder },
    open: () => openDatabase({ folder, flush: 'off' }),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** On a server: an empty one, or one that is migrated, with the catalogue listed. */
export async function serverGround(as: 'empty' | 'listed' = 'listed'): Promise<Ground> {
  const { url, remove } = await makeServerDatabase(as);
  return { env: { DATABASE_URL: url }, open: () => openDatabase({ url, poolSize: 2 }), clear: remove };
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

/** Rows are flat. */
const isSameRow = (left: object, right: object) =>
  JSON.stringify(Object.entries(left).sort()) === JSON.stringify(Object.entries(right).sort());

/** An order may have gone on since its owner last heard of it, never back. */
function isKept(told: SpotOrder, kept: SpotOrder | undefined): boolean {
  if (!kept) return false;
  if (told.status !== 'OPEN') return isSameRow(kept, told);
  const same = (['clientOrderId', 'side', 'price', 'quantity', 'createdAt'] as const).every((field) => kept[field] === told[field]);
  return same && compare(kept.filledQuantity, told.filledQuantity) >= 0;
}

export interface BrokenPromises {
  /** Told, and not there or not as told. */
  lost: string[];
  /** One client order id, several orders. */
  doubled: string[];
}

async function brokenPromises(client: TradingClient): Promise<BrokenPromises> {
  const { told } = client;
  // Asked again with the same id, an order that got no answer is there once, whether it had been done or not.
  for (const order of told.unanswered.splice(0)) await client.call('POST', '/spot/order', order).catch(() => {});
  const orders = await everything<SpotOrder>(client, '/spot/orders/history', { status: 'ALL' });
  const kept = byKey(orders, ({ orderId }) => orderId);
  const fills = byKey(await everything<SpotFill>(client, '/spot/trades', {}), ({ tradeId }) => tradeId);
  const lost = [...told.orders.values()].filter((order) => !isKept(order, kept.get(order.orderId))).map(({ orderId }) => orderId);
  const lostFills = [...told.fills.values()].filter((fill) => !isSameRow(fills.get(fill.tradeId) ?? {}, fill));
  const names = orders.map(({ clientOrderId }) => clientOrderId);
  // From here on what is there counts as told.
  for (const order of orders) told.orders.set(order.orderId, order);
  return {
    lost: [...lost, ...lostFills.map(({ tradeId }) => `trade ${tradeId}`)],
    doubled: names.filter((name, index) => names.indexOf(name) !== index),
  };
}

/** An exchange that is started, traded on and killed, over one database. */
export class KillRounds {
  private exchange: ExchangeProcess | undefined;
  private port = 0;
  private readonly clients: TradingClient[] = [];

  private constructor(private readonly ground: Ground) {}

  static async open(database: TestDatabase['name']): Promise<KillRounds> {
    const rounds = new KillRounds(await (database === 'postgres' ? serverGround('empty') : embeddedGround()));
    await rounds.start();
    for (let index = 0; index < CLIENTS; index += 1) {
      rounds.clients.push(await createTradingClient(() => rounds.port, `client${index}@mail.example`));
    }
    return rounds;
  }

  /** Trades until so many orders have been told, kills the process, and answers how many it left unanswered. */
  async killAfter(orders: number): Promise<number> {
    const { exchange, clients } = this;
    if (!exchange) throw new Error('nothing runs');
    for (const client of clients) await client.listen(this.port);
    const flowed = () => clients.reduce((sum, { told }) => sum + told.orders.size, 0);
    const enough = flowed() + orders;
    const trading = Promise.all(clients.map((client) => client.tradeUntilGone()));
    while (flowed() < enough) await sleep(5);
    await sleep(randomInt(200));
    exchange.child.kill('SIGKILL');
    await Promise.all([trading, exchange.ended]);
    return clients.reduce((sum, { told }) => sum + told.unanswered.length, 0);
  }

  /** Rules of the ledger that do not hold, while no exchange runs. */
  async brokenRules(): Promise<object[]> {
    const database = await this.ground.open();
    return brokenRules(database).finally(() => database.close());
  }

  async start(): Promise<void> {
    this.port = await freePort();
    this.exchange = startExchange({ ...this.ground.env, ...QUIET, EXCHANGE_PORT: String(this.port) });
    await untilReady(this.exchange, this.port);
  }

  async brokenPromises(): Promise<BrokenPromises> {
    const all: BrokenPromises = { lost: [], doubled: [] };
    for (const client of this.clients) {
      const broken = await brokenPromises(client);
      all.lost.push(...broken.lost);
      all.doubled.push(...broken.doubled);
    }
    return all;
  }

  async cancelEverything(): Promise<void> {
    for (const client of this.clients) await client.call('DELETE', '/spot/orders');
  }

  get fills(): number {
    return this.clients.reduce((sum, { told }) => sum + told.fills.size, 0);
  }

  /** Orders that something is held for, while no exchange runs. */
  async heldOrders(): Promise<object[]> {
    const database = await this.ground.open();
    return heldOrders(database).finally(() => database.close());
  }

  /** Ends it as an operator does; the exit code. */
  async stop(): Promise<number | null> {
    this.exchange?.child.kill('SIGTERM');
    return (await this.exchange?.ended) ?? null;
  }

  async clear(): Promise<void> {
    if (this.exchange?.child.exitCode === null) this.exchange.child.kill('SIGKILL');
    await this.exchange?.ended;
    await this.ground.clear();
  }
}
