import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildExchange } from '@/exchange/buildApp';
import { createLogger } from '@/exchange/logger';
import { readSettings } from '@/exchange/settings/readSettings';
import { type FolderSize, folderSize, tableRows } from './support/folderSize';
import { LoopWatch } from './support/loopWatch';
import { slopePerHour, whole } from './support/statistics';

// What an exchange that is left running takes: the practice market at a multiple of its normal rate on the embedded database, nobody
// else. Prints sizes every half minute and at the end what they grew by, also as an hour at the normal rate. Figures only.
// `npm run bench -- soak --minutes 30 --rate 20`, without --folder on a folder that is thrown away.

const EVERY_MS = 30_000;
const MEGABYTE = 1e6;
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '20' }, folder: { type: 'string' } },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);

interface Look extends FolderSize {
  atMs: number;
  rss: number;
}

function look(folder: string): Look {
  return { atMs: performance.now(), rss: process.memoryUsage().rss, ...folderSize(folder) };
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;

async function main(): Promise<void> {
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'soak-bench-'));
  const settings = readSettings({
    DATA_DIR: folder,
    PRACTICE_RATE: String(rate),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    DATABASE_URL: '',
    NATS_URL: '',
  });
  const exchange = await buildExchange(settings, createLogger(settings.LOG_LEVEL));
  const metric = async (name: string) => {
    const { body } = await exchange.app.inject({ url: '/metrics' });
    return Number(body.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1] ?? 0);
  };
  const loop = new LoopWatch();
  const looks: Look[] = [];
  try {
    console.log(`practice market at ${rate} times its rate for ${minutes} minutes`);
    const endMs = performance.now() + minutes * 60_000;
    while (performance.now() < endMs) {
      await new Promise((resume) => setTimeout(resume, Math.min(EVERY_MS, endMs - performance.now())));
      const now = look(folder);
      looks.push(now);
      const orders = await metric('kontor_orders_total');
      console.log(
        `  ${megabytes(now.total)} of which log ${megabytes(now.log)}; process ${megabytes(now.rss)}; ` +
          `${whole(orders)} orders so far; longest hold-up of the loop ${loop.longestMs().toFixed(0)} ms`,
      );
    }
    const settled = looks.slice(Math.floor(looks.length / 3));
    const growth = slopePerHour(settled, ({ total, log }) => total - log);
    console.log(
      `growth without the log, in the last two thirds: ${megabytes(growth)} an hour, ${megabytes(growth / rate)} at the normal rate`,
    );
    console.log(`process: ${megabytes(slopePerHour(settled, ({ rss }) => rss))} an hour`);
  } finally {
    await exchange.stop();
  }
  for (const { name, rows, bytes } of await tableRows(folder)) console.log(`  ${name}: ${whole(rows)} rows, ${megabytes(bytes)}`);
  if (values.folder === undefined) rmSync(folder, { recursive: true });
}

void main();
