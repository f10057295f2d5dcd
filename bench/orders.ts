import type { Actor } from '@/exchange/app/actor';
import { type UserCommitted, userTopic } from '@/exchange/app/events';
import { createMoneyWriter } from '@/exchange/app/money/createMoneyWriter';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Clock } from '@/exchange/app/ports/clock';
import type { Log } from '@/exchange/app/ports/log';
import { migrate } from '@/exchange/db/migrate';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { fundTrader } from './support/benchFunds';
import { type OrderClient, PlacingClient, QuotingClient } from './support/orderClients';
import { type BenchDatabase, benchDatabases, unflushed } from './support/orderDatabases';
import { median, percentile, whole } from './support/statistics';

// Durable orders per second through the money writer, each answered after its commit. Clients wait for one answer before they send
// the next command, in the process of the writer, without HTTP. Figures only: nothing passes or fails.
// `npm run bench -- orders`, `npx tsx bench/orders.ts pglite`; BENCH_SECONDS and BENCH_RUNS change the defaults.

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const WARM_UP_MS = 1_000;

interface Load {
  name: string;
  clients: number;
  Client: new (writer: RunningMoneyWriter, actor: Actor, seed: number) => OrderClient;
}

const loads: readonly Load[] = [
  { name: 'orders only', clients: 1, Client: PlacingClient },
  { name: 'orders only', clients: 8, Client: PlacingClient },
  { name: 'orders only', clients: 64, Client: PlacingClient },
  { name: 'quoting and cancelling', clients: 64, Client: QuotingClient },
];

interface Figures {
  orders: number;
  taken: number;
  cancels: number;
  p50Ms: number;
  p99Ms: number;
  /** Of this process, database not counted (PGlite runs in it). */
  cpuMicros: number;
}

async function measure(clients: readonly OrderClient[]): Promise<Figures> {
  const fromMs = performance.now() + WARM_UP_MS;
  const working = Promise.all(clients.map((client) => client.run(fromMs, fromMs + SECONDS * 1000)));
  await new Promise((resume) => setTimeout(resume, WARM_UP_MS));
  const before = process.cpuUsage();
  const tallies = await working;
  const { user, system } = process.cpuUsage(before);
  const sum = (pick: (tally: (typeof tallies)[number]) => number) => tallies.reduce((total, tally) => total + pick(tally), 0) / SECONDS;
  const latenciesMs = tallies.flatMap((tally) => tally.latenciesMs);
  return {
    orders: sum((tally) => tally.orders),
    taken: sum((tally) => tally.taken),
    cancels: sum((tally) => tally.cancels),
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
    cpuMicros: (user + system) / latenciesMs.length,
  };
}

function print({ name, clients }: Load, runs: readonly Figures[]): void {
  const of = (pick: (figures: Figures) => number) => median(runs.map(pick));
  const cancels = of((run) => run.cancels);
  console.log(
    `  ${name}, ${clients} client${clients === 1 ? '' : 's'}: ${whole(of((run) => run.orders))} orders/s ` +
      `(${whole(of((run) => run.taken))} traded at once)${cancels > 0 ? ` and ${whole(cancels)} cancels/s` : ''}, ` +
      `answer p50 ${of((run) => run.p50Ms).toFixed(1)} ms, p99 ${of((run) => run.p99Ms).toFixed(1)} ms, ` +
      `${of((run) => run.cpuMicros).toFixed(0)} µs of CPU each`,
  );
}

async function run({ name, open }: BenchDatabase): Promise<void> {
  const { database, drop } = await open();
  const log: Log = { info: () => {}, warn: () => {}, error: (fields, message) => console.error(message, fields) };
  const clock: Clock = { now: () => Date.now() };
  const listeners = new Map<string, OrderClient>();
  const publish: Bus['publish'] = (topic, payload) => listeners.get(topic)?.onCommitted(payload as UserCommitted);
  const bus: Bus = { publish, subscribe: () => () => {}, close: async () => {} };
  console.log(name);
  try {
    await migrate(database);
    await seedCatalogue(database, clock.now());
    const writer = await createMoneyWriter({ database, store: createMoneyRepository(database.lane('writer')), bus, clock, log });
    for (const [index, load] of loads.entries()) {
      const actors = Array.from(
        { length: load.clients },
        (_, client): Actor => ({ userId: `${index + 1}0${client}`, brand: 'bench', accountType: 0 }),
      );
      for (const actor of actors) await fundTrader(writer, actor);
      const clients = actors.map((actor, client) => new load.Client(writer, actor, client + 1));
      for (const client of clients) listeners.set(userTopic(client.actor.userId), client);
      const runs: Figures[] = [];
      for (let count = 0; count < RUNS; count += 1) runs.push(await measure(clients));
      print(load, runs);
      for (const actor of actors) await writer.cancelAllSpotOrders(actor);
    }
    await writer.stop();
  } finally {
    await database.close();
    await drop();
  }
}

async function main(only: string | undefined): Promise<void> {
  const databases = [...benchDatabases, unflushed];
  for (const database of databases) if (!only || database.name.toLowerCase().startsWith(only)) await run(database);
}

void main(process.argv[2]);
