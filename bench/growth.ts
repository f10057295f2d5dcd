import type { Actor } from '@/exchange/app/actor';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import type { Log } from '@/exchange/app/ports/log';
import { migrate } from '@/exchange/db/migrate';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { type BenchExchange, clock, startBenchExchange } from './support/benchExchange';
import { fundTrader } from './support/benchFunds';
import { watched } from './support/loopBlock';
import { QuotingClient } from './support/orderClients';
import { type BenchDatabase, benchDatabases } from './support/orderDatabases';
import { READER, seedHistory } from './support/seedHistory';
import { percentile, whole } from './support/statistics';

// What growing older does to an exchange: start, placing, pages of a history and recovery with more and more finished orders stored,
// among many users and open orders. Placing and pages should not notice, and nothing should keep the process from answering for long.
// `npm run bench -- growth`, `npx tsx bench/growth.ts postgres`; BENCH_FINISHED (comma-separated), BENCH_USERS, BENCH_OPEN change sizes.

const FINISHED = (process.env.BENCH_FINISHED ?? '0,200000,2000000').split(',').map(Number);
const USERS = Number(process.env.BENCH_USERS ?? 100_000);
const OPEN = Number(process.env.BENCH_OPEN ?? 200_000);
const CLIENTS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const WARM_UP_MS = 500;
const PAUSE_MS = 10;
const PAGES = 200;

const ms = (value: number) => `${value < 100 ? value.toFixed(1) : whole(value)} ms`;
const log: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A store whose next commit is lost on its way, once it is told to. */
function breakable() {
  let isBroken = false;
  const wrap = (store: MoneyStore): MoneyStore => ({
    ...store,
    commit: (...batch) => {
      if (!isBroken) return store.commit(...batch);
      isBroken = false;
      return Promise.reject(new DatabaseUnavailableError('connection', false, 'cut for the benchmark'));
    },
  });
  return {
    wrap,
    breakNext: () => {
      isBroken = true;
    },
  };
}

async function place({ writer }: BenchExchange): Promise<string> {
  const clients: QuotingClient[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const actor: Actor = { userId: `placing-${index}`, brand: 'bench', accountType: 0 };
    await fundTrader(writer, actor);
    clients.push(new QuotingClient(writer, actor, index + 1));
  }
  const fromMs = performance.now() + WARM_UP_MS;
  const tallies = await Promise.all(clients.map((client) => client.run(fromMs, fromMs + SECONDS * 1000, PAUSE_MS)));
  const latencies = tallies.flatMap(({ latenciesMs }) => latenciesMs);
  return `place p50 ${ms(percentile(latencies, 0.5))}, p99 ${ms(percentile(latencies, 0.99))}`;
}

async function pages({ queries }: BenchExchange): Promise<string> {
  const filters = [
    { status: 'FINISHED' },
    { status: 'FILLED', side: 'SELL' },
    { status: 'ALL', symbol: 'ETH_USDT' },
    { status: 'CANCELED', toTime: clock.now() - 86_400_000 },
  ] as const;
  const latencies: number[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const startedMs = performance.now();
    await queries.orders(READER, { limit: 21, ...(filters[page % filters.length] ?? filters[0]) });
    latencies.push(performance.now() - startedMs);
  }
  const startedMs = performance.now();
  for (let page = 0; page < PAGES; page += 1) await queries.fills(READER, { limit: 21, symbol: page % 2 ? 'ETH_USDT' : undefined });
  const fillsMs = (performance.now() - startedMs) / PAGES;
  return `page of orders p50 ${ms(percentile(latencies, 0.5))}, p99 ${ms(percentile(latencies, 0.99))}, of fills ${ms(fillsMs)}`;
}

/** From a commit whose outcome nobody knows until orders are taken again. */
async function recover({ writer }: BenchExchange, breakNext: () => void): Promise<void> {
  const actor: Actor = { userId: 'placing-0', brand: 'bench', accountType: 0 };
  const order = (name: string) =>
    ({ symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', price: '90000', size: '0.001', clientOrderId: name }) as const;
  breakNext();
  await writer.placeSpotOrder(actor, order('lost')).catch(() => {});
  while (!writer.isUp()) await new Promise((resume) => setTimeout(resume, 5));
  await writer.placeSpotOrder(actor, order('after'));
}

async function runSize({ open }: BenchDatabase, finishedOrders: number): Promise<void> {
  const { database, drop } = await open();
  try {
    await migrate(database);
    await seedCatalogue(database, clock.now());
    await seedHistory(database, { users: USERS, openOrders: OPEN, finishedOrders }, clock.now());
    const { wrap, breakNext } = breakable();
    const start = await watched(() => startBenchExchange(database, { log, wrap }));
    console.log(`  ${whole(finishedOrders)} finished orders: start ${ms(start.tookMs)}, longest block ${ms(start.longestBlockMs)}`);
    console.log(`    ${await place(start.result)}`);
    console.log(`    ${await pages(start.result)}`);
    const recovery = await watched(() => recover(start.result, breakNext));
    console.log(`    recovery ${ms(recovery.tookMs)}, longest block ${ms(recovery.longestBlockMs)}`);
    await start.result.stop();
  } finally {
    await database.close();
    await drop();
  }
}

async function main(only: string | undefined): Promise<void> {
  for (const database of benchDatabases) {
    if (only && !database.name.toLowerCase().startsWith(only)) continue;
    console.log(`${database.name}: ${whole(USERS)} users, ${whole(OPEN)} open orders`);
    for (const finished of FINISHED) await runSize(database, finished);
  }
}

void main(process.argv[2]);
