import type { Actor } from '@/exchange/app/actor';
import { type UserCommitted, userTopic } from '@/exchange/app/events';
import type { Log } from '@/exchange/app/ports/log';
import { migrate } from '@/exchange/db/migrate';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { type BenchExchange, clock, startBenchExchange } from './support/benchExchange';
import { fundTrader } from './support/benchFunds';
import { fillForReaders, type Reading, readUntil } from './support/hostileReaders';
import { QuotingClient } from './support/orderClients';
import { type BenchDatabase, benchDatabases } from './support/orderDatabases';
import { percentile, whole } from './support/statistics';

// How long orders wait for their answer while somebody reads as much as they can: 12 h candles of two years that end anywhere, and the
// filtered history of a user with many orders. The rate limits, which would stop one address, are left out. Figures only.
// `npm run bench -- hostile`, `npx tsx bench/hostile.ts pglite`; BENCH_SECONDS, BENCH_ORDERS, BENCH_CLIENTS and BENCH_READERS change sizes.

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ORDERS = Number(process.env.BENCH_ORDERS ?? 300_000);
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 8);
const READERS = Number(process.env.BENCH_READERS ?? 16);
/** Orders are not sent as fast as they are answered: what is measured is the wait, not the throughput. */
const PACE_MS = 10;
const WARM_UP_MS = 1_000;

interface Phase {
  p50Ms: number;
  p99Ms: number;
  acks: number;
}

async function acks(clients: readonly QuotingClient[]): Promise<Phase> {
  const fromMs = performance.now() + WARM_UP_MS;
  const tallies = await Promise.all(clients.map((client) => client.run(fromMs, fromMs + SECONDS * 1000, PACE_MS)));
  const latencies = tallies.flatMap(({ latenciesMs }) => latenciesMs);
  return { p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99), acks: latencies.length };
}

async function clientsOf({ writer, bus }: BenchExchange): Promise<QuotingClient[]> {
  const clients: QuotingClient[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const actor: Actor = { userId: `hostile-${index}`, brand: 'bench', accountType: 0 };
    await fundTrader(writer, actor);
    const client = new QuotingClient(writer, actor, index + 1);
    bus.subscribe(userTopic(actor.userId), (event: UserCommitted) => client.onCommitted(event));
    clients.push(client);
  }
  return clients;
}

function print(name: string, { p50Ms, p99Ms, acks: count }: Phase, reading?: Reading): void {
  const read = reading ? `, ${whole(reading.answers / SECONDS)} reads/s (${whole(reading.refusals / SECONDS)} refused)` : '';
  console.log(`  ${name}: ack p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${whole(count / SECONDS)} acks/s${read}`);
}

async function run({ name, open }: BenchDatabase): Promise<void> {
  const { database, drop } = await open();
  const log: Log = { info: () => {}, warn: () => {}, error: (fields, message) => console.error(message, fields) };
  console.log(`${name}: ${whole(ORDERS)} orders in the history that is read, ${READERS} readers, ${CLIENTS} clients`);
  try {
    await migrate(database);
    await seedCatalogue(database, clock.now());
    await fillForReaders(database, ORDERS, clock.now());
    const exchange = await startBenchExchange(database, { log });
    const clients = await clientsOf(exchange);
    const alone = await acks(clients);
    print('without readers', alone);
    let isOver = false;
    const reading = readUntil(exchange, READERS, () => isOver);
    const crowded = await acks(clients);
    isOver = true;
    print('with readers', crowded, await reading);
    console.log(`  p99 with readers is ${(crowded.p99Ms / alone.p99Ms).toFixed(1)} times the one without`);
    await exchange.stop();
  } finally {
    await database.close();
    await drop();
  }
}

async function main(only: string | undefined): Promise<void> {
  for (const database of benchDatabases) if (!only || database.name.toLowerCase().startsWith(only)) await run(database);
}

void main(process.argv[2]);
