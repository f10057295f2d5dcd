import { KillRounds } from '../tests/support/killRounds';
import type { TestDatabase } from '../tests/support/testDatabase';

// Kills the exchange with orders on their way, again and again, and counts what was lost. `npm run bench -- kills`,
// `npx tsx bench/kills.ts pglite`; BENCH_KILLS (per database, 100) and BENCH_ORDERS (told before each kill, 80) change the defaults.

const KILLS = Number(process.env.BENCH_KILLS ?? 100);
const ORDERS = Number(process.env.BENCH_ORDERS ?? 80);

async function run(database: TestDatabase['name']): Promise<void> {
  const rounds = await KillRounds.open(database);
  const sums = { unanswered: 0, lost: 0, doubled: 0, broken: 0 };
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      sums.unanswered += await rounds.killAfter(ORDERS);
      const broken = await rounds.brokenRules();
      const startedMs = performance.now();
      await rounds.start();
      const readyMs = performance.now() - startedMs;
      const { lost, doubled } = await rounds.brokenPromises();
      sums.lost += lost.length;
      sums.doubled += doubled.length;
      sums.broken += broken.length;
      if (lost.length + doubled.length + broken.length > 0) console.error(JSON.stringify({ kill, lost, doubled, broken }));
      console.log(`  ${database}, kill ${kill}: ready again after ${(readyMs / 1000).toFixed(1)} s, ${rounds.fills} fills so far`);
    }
  } finally {
    console.log(`${database}: ${KILLS} kills, ${JSON.stringify(sums)}`);
    await rounds.clear();
  }
}

async function main(only: string | undefined): Promise<void> {
  for (const database of ['postgres', 'pglite'] as const) if (!only || database.startsWith(only)) await run(database);
}

void main(process.argv[2]);
