import { dayStart } from '@/domain/days';
import { DAY_MS } from '@/domain/earn/interest';
import { settlePlans } from '@/exchange/app/earn/settlePlans';
import { createMoneyWriter } from '@/exchange/app/money/createMoneyWriter';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Log } from '@/exchange/app/ports/log';
import { createDuePlans } from '@/exchange/db/earn/duePlans';
import { migrate } from '@/exchange/db/migrate';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { createBreath } from '@/exchange/jobs/breath';
import type { BenchDatabase } from './orderDatabases';
import { percentile, whole } from './statistics';

const log: Log = { info: () => {}, warn: () => {}, error: (fields, message) => console.error(message, fields) };
const bus: Bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} };

const UNIT = 100_000_000n;
/** Plans of one user: a flexible and a fixed one of USDT. */
const PLANS = ['1', '7'];
/** Commands that wait at once while plans are opened. */
const CROWD = 500;
/** Between two pieces, as the exchange has it, ms. */
const BREATH_MS = 5;
const DAYS = 2;
const PROBE_EVERY_MS = 20;

async function inCrowds(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += CROWD)
    await Promise.all(Array.from({ length: Math.min(CROWD, count - from) }, (_, index) => act(from + index)));
}

async function openPlans(writer: RunningMoneyWriter, count: number): Promise<void> {
  const everybody = { capacity: 10n ** 18n, maxPerUser: 10n ** 18n };
  for (const planId of PLANS)
    await writer.run('earnSetPlan', {
      planId,
      change: everybody,
      audit: { actor: 'operator:bench', action: 'earn.set', subject: `earnPlan:${planId}`, details: {} },
    });
  const users = Math.ceil(count / PLANS.length);
  await inCrowds(users, async (index) => {
    const userId = String(10_000_000 + index);
    const entries = [
      { owner: { type: 'user', userId, wallet: 'MAIN' } as const, asset: 'USDT', amount: 10_000n * UNIT },
      { owner: { type: 'system', name: 'issuance' } as const, asset: 'USDT', amount: -10_000n * UNIT },
    ];
    await writer.post({ kind: 'bench.fund', reference: userId, entries });
  });
  await inCrowds(count, (index) =>
    writer.run('earnSubscribe', {
      userId: String(10_000_000 + (index % users)),
      clientId: `bench-${index}`,
      planId: PLANS[Math.floor(index / users)] ?? '1',
      amount: 1_000n * UNIT,
      autoRenew: false,
    }),
  );
}

/** How long others wait meanwhile: a transfer now and then. */
function probe(writer: RunningMoneyWriter): { stop(): Promise<number[]> } {
  const tookMs: number[] = [];
  let isOver = false;
  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const startedMs = performance.now();
      const way = turn % 2 === 0 ? ({ from: 'MAIN', to: 'TRADE' } as const) : ({ from: 'TRADE', to: 'MAIN' } as const);
      await writer.run('transfer', {
        userId: '10000000',
        clientTransferId: `probe-${Date.now()}-${turn}`,
        asset: 'USDT',
        amount: 1n,
        ...way,
      });
      tookMs.push(performance.now() - startedMs);
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      return tookMs;
    },
  };
}

/** A day's interest of so many plans, paid as the exchange does it; the writer answers others meanwhile. */
export async function accrueAll({ name, open }: BenchDatabase, count: number): Promise<void> {
  const { database, drop } = await open();
  let nowMs = dayStart(Math.floor(Date.now() / DAY_MS));
  const clock = { now: () => nowMs };
  try {
    await migrate(database);
    await seedCatalogue(database, clock.now());
    const writer = await createMoneyWriter({ database, store: createMoneyRepository(database.lane('writer')), bus, clock, log });
    await openPlans(writer, count);
    const { breathe, stop } = createBreath(BREATH_MS);
    const store = createDuePlans(database.lane('background'));
    for (let day = 1; day <= DAYS; day += 1) {
      nowMs += DAY_MS;
      const others = probe(writer);
      const startedMs = performance.now();
      const { days } = await settlePlans({ store, writer, clock, log, offersPlans: () => true, breathe });
      const seconds = (performance.now() - startedMs) / 1000;
      const waited = await others.stop();
      console.log(
        `  ${name}, interest of ${whole(days)} plans, day ${day}: ${seconds.toFixed(1)} s, ${whole(days / seconds)}/s; ` +
          `transfers meanwhile p50 ${percentile(waited, 0.5).toFixed(0)} ms, p99 ${percentile(waited, 0.99).toFixed(0)} ms`,
      );
    }
    stop();
    await writer.stop();
  } finally {
    await database.close();
    await drop();
  }
}
