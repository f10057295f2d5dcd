import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@/exchange/app/actor';
import { type UserCommitted, userTopic } from '@/exchange/app/events';
import { createMoneyWriter, type RunningMoneyWriter } from '@/exchange/app/money/createMoneyWriter';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Database } from '@/exchange/app/ports/database';
import { migrate } from '@/exchange/db/migrate';
import { createMoneyRepository } from '@/exchange/db/moneyRepository';
import { openDatabase } from '@/exchange/db/openDatabase';
import { openPostgres } from '@/exchange/db/postgresDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { OrderClient } from './support/ordersClient';

// Durable orders per second through the money writer: clients that each wait for one answer before they send the next.
// `npx tsx bench/orders.ts`; BENCH_CLIENTS, BENCH_SECONDS and BENCH_RUNS change the defaults. Figures only: nothing passes or fails.

const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 64);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const WARM_UP_MS = 1_500;
const SERVER = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const FUNDS = 1_000_000_000_000_000n;

interface Bench {
  name: string;
  open(): Promise<{ database: Database; drop(): Promise<void> }>;
}

const onServer: Bench = {
  name: 'PostgreSQL',
  open: async () => {
    const schema = `bench_${process.pid}`;
    const admin = await openPostgres(SERVER, { poolSize: 1 });
    await admin.query(`drop schema if exists ${schema} cascade`);
    await admin.query(`create schema ${schema}`);
    const drop = async () => {
      await admin.query(`drop schema ${schema} cascade`);
      await admin.close();
    };
    return { database: await openPostgres(SERVER, { schema }), drop };
  },
};

const embedded: Bench = {
  name: 'PGlite on files',
  open: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orders-bench-'));
    return { database: await openDatabase({ folder }), drop: async () => rmSync(folder, { recursive: true }) };
  },
};

async function addClients(writer: RunningMoneyWriter, clients: Map<string, OrderClient>): Promise<void> {
  for (let index = 0; index < CLIENTS; index += 1) {
    const actor: Actor = { userId: String(index + 1), brand: 'bench', accountType: 0 };
    for (const asset of ['USDT', 'BTC', 'ETH', 'SOL', 'XRP']) {
      const entries = [
        { owner: { type: 'user', userId: actor.userId, wallet: 'TRADE' } as const, asset, amount: FUNDS },
        { owner: { type: 'system', name: 'issuance' } as const, asset, amount: -FUNDS },
      ];
      await writer.post({ kind: 'bench.fund', reference: `${actor.userId}:${asset}`, entries });
    }
    clients.set(userTopic(actor.userId), new OrderClient(writer, actor, index + 1));
  }
}

const median = (values: readonly number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

async function measure(clients: readonly OrderClient[]): Promise<{ orders: number; cancels: number; trades: number; latencyMs: number }> {
  const startMs = performance.now();
  const fromMs = startMs + WARM_UP_MS;
  const untilMs = fromMs + SECONDS * 1000;
  const tallies = await Promise.all(clients.map((client) => client.run(fromMs, untilMs)));
  const sum = (pick: (tally: (typeof tallies)[number]) => number) => tallies.reduce((total, tally) => total + pick(tally), 0) / SECONDS;
  return {
    orders: sum((tally) => tally.orders),
    cancels: sum((tally) => tally.cancels),
    trades: sum((tally) => tally.taken),
    latencyMs: median(tallies.flatMap((tally) => tally.latenciesMs)),
  };
}

async function run(bench: Bench): Promise<void> {
  const { database, drop } = await bench.open();
  const log = { info: () => {}, warn: () => {}, error: (fields: object, message: string) => console.error(message, fields) };
  try {
    await migrate(database);
    await seedCatalogue(database, Date.now());
    const clients = new Map<string, OrderClient>();
    const publish: Bus['publish'] = (topic, payload) => clients.get(topic)?.onCommitted(payload as UserCommitted);
    const bus: Bus = { publish, subscribe: () => () => {}, close: async () => {} };
    const clock = { now: () => Date.now() };
    const writer = await createMoneyWriter({ database, store: createMoneyRepository(database), bus, clock, log });
    await addClients(writer, clients);
    const runs: Awaited<ReturnType<typeof measure>>[] = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await measure([...clients.values()]));
    await writer.stop();
    const figure = (pick: (result: (typeof runs)[number]) => number) => Math.round(median(runs.map(pick))).toLocaleString('en');
    console.log(
      `${bench.name}, ${CLIENTS} clients: ${figure((r) => r.orders)} orders/s (${figure((r) => r.trades)} took at once), ` +
        `${figure((r) => r.cancels)} cancels/s, median answer ${median(runs.map((r) => r.latencyMs)).toFixed(1)} ms`,
    );
  } finally {
    await database.close();
    await drop();
  }
}

async function main(only: string | undefined): Promise<void> {
  for (const bench of [onServer, embedded]) if (!only || bench.name.toLowerCase().startsWith(only)) await run(bench);
}

void main(process.argv[2]);
