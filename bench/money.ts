import type { Actor } from '@/exchange/app/actor';
import { createMoneyWriter } from '@/exchange/app/money/createMoneyWriter';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Log } from '@/exchange/app/ports/log';
import { migrate } from '@/exchange/db/migrate';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { fundTrader, signUp } from './support/benchFunds';
import { accrueAll } from './support/earnAccrual';
import { BOOK_PRICE, converting, type MoneyAct, transferring, withdrawing } from './support/moneyClients';
import { type BenchDatabase, benchDatabases } from './support/orderDatabases';
import { median, percentile, whole } from './support/statistics';

// What moves money besides orders, per second, each answered after its commit: clients wait for one answer before the next. Figures only.
// `npm run bench -- money`, `npm run bench -- money pglite`; BENCH_SECONDS and BENCH_RUNS change the defaults.
// Behind it, how long a day's interest of all earn plans takes: EARN_PLANS of them, 100,000 unless told.

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const EARN_PLANS = Number(process.env.EARN_PLANS ?? 100_000);
const WARM_UP_MS = 1_000;
const CLIENTS = [1, 64];
const HOUSE: Actor = { userId: '9000001', brand: 'bench', accountType: 2 };
const MAKER: Actor = { userId: '9000002', brand: 'bench', accountType: 2 };

let serial = 0;

/** One client: answers how long each act took, ms, of those that began after the warm-up. */
async function work(writer: RunningMoneyWriter, actor: Actor, act: MoneyAct, fromMs: number, untilMs: number): Promise<number[]> {
  const tookMs: number[] = [];
  let turn = 0;
  for (let startedMs = performance.now(); startedMs < untilMs || turn % 2 === 1; startedMs = performance.now()) {
    serial += 1;
    await act(writer, actor, serial, turn);
    turn += 1;
    if (startedMs >= fromMs) tookMs.push(performance.now() - startedMs);
  }
  return tookMs;
}

async function measure(writer: RunningMoneyWriter, actors: readonly Actor[], act: MoneyAct): Promise<number[]> {
  const fromMs = performance.now() + WARM_UP_MS;
  const each = await Promise.all(actors.map((actor) => work(writer, actor, act, fromMs, fromMs + SECONDS * 1000)));
  return each.flat();
}

/** More than all conversions take, at one price. */
async function fillBook(writer: RunningMoneyWriter): Promise<void> {
  await fundTrader(writer, MAKER);
  const order = { symbol: 'BTC_USDT', side: 'SELL', type: 'LIMIT', price: String(BOOK_PRICE), size: '100' } as const;
  for (let count = 0; count < 10; count += 1) await writer.placeSpotOrder(MAKER, { ...order, clientOrderId: `book-${count}` });
}

async function run({ name, open }: BenchDatabase): Promise<void> {
  const { database, drop } = await open();
  const log: Log = { info: () => {}, warn: () => {}, error: (fields, message) => console.error(message, fields) };
  const bus: Bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} };
  const clock = { now: () => Date.now() };
  console.log(name);
  try {
    await migrate(database);
    await seedCatalogue(database, clock.now());
    const writer = await createMoneyWriter({ database, store: createMoneyRepository(database.lane('writer')), bus, clock, log });
    await fundTrader(writer, HOUSE);
    await fillBook(writer);
    const desk = { house: HOUSE, lossPpm: 1_000_000, shortAtMost: new Map(['BTC', 'USDT'].map((asset) => [asset, 10n ** 15n] as const)) };
    const acts: [string, MoneyAct][] = [
      ['transfers between wallets', transferring],
      ['conversions, hedged in the book', converting(desk)],
      ['withdrawals asked for and called back', withdrawing()],
    ];
    for (const [act, perform] of acts) {
      for (const count of CLIENTS) {
        const actors = Array.from(
          { length: count },
          (_, client): Actor => ({ userId: `${count}0${client}`, brand: 'bench', accountType: 0 }),
        );
        for (const actor of actors) {
          await signUp(database, actor);
          await fundTrader(writer, actor);
        }
        const runs: number[][] = [];
        for (let each = 0; each < RUNS; each += 1) runs.push(await measure(writer, actors, perform));
        const all = runs.flat();
        console.log(
          `  ${act}, ${count} client${count === 1 ? '' : 's'}: ${whole(median(runs.map(({ length }) => length / SECONDS)))}/s, ` +
            `answer p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms`,
        );
      }
    }
    await writer.stop();
  } finally {
    await database.close();
    await drop();
  }
}

async function main(only: string | undefined): Promise<void> {
  for (const database of benchDatabases) {
    if (only && !database.name.toLowerCase().startsWith(only)) continue;
    await run(database);
    await accrueAll(database, EARN_PLANS);
  }
}

void main(process.argv[2]);
