import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/lib/browser.mjs';
import { onOwnStack, type StackPorts } from '../tools/lib/ownStack.mjs';
import { browserArgs } from './support/browserArgs';
import { denseRelay } from './support/denseRelay';
import { startTrace } from './support/frameTrace';
import { KINDS, type MainThread, readMainThread } from './support/mainThread';
import { openForLong } from './support/openForLong';
import { pause, withTerminal } from './support/openTerminal';
import { percentile, whole } from './support/statistics';
import type { Streamed } from './support/streamProbe';

// What a frame costs on the spot terminal, out of the browser's own trace: at full speed and at a quarter of it on the practice
// market's stream, and at a quarter with the depth channel made denser by a relay (support/denseDepth.ts says how).
// `--only calm,slow,dense` picks, `--seconds 60` says how long each, `--frames 50` how dense; `--minutes 30` instead leaves the
// terminal open for so long and tells what it keeps.

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'calm,slow,dense' },
    seconds: { type: 'string', default: '60' },
    frames: { type: 'string', default: '50' },
    minutes: { type: 'string' },
  },
});
const SECONDS = Number(options.seconds);
const SLOW = 4;
const REFRESH_MS = 1000 / 60;

const CASES = {
  calm: { words: 'practice market, processor as it is', slowdown: 1, isDense: false },
  slow: { words: `practice market, processor ${SLOW}x slower`, slowdown: SLOW, isDense: false },
  dense: { words: `${options.frames} depth frames/s, processor ${SLOW}x slower`, slowdown: SLOW, isDense: true },
} as const;

function report({ depthFrames, paintMs, gapsMs, layoutShift }: Streamed, thread: MainThread): void {
  const aSecond = (value: number) => (value / SECONDS).toFixed(1);
  const dropped = gapsMs.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / REFRESH_MS) - 1), 0);
  const long = thread.longTasksMs;
  const percent = (ms: number) => `${(ms / SECONDS / 10).toFixed(1)} %`;
  console.log(`  main thread ${percent(thread.busyMs)} busy (by the wall's clock ${percent(thread.wallMs)}); ms a second:`);
  console.log(`  ${KINDS.map((kind) => `${kind} ${aSecond(thread.ms[kind])}`).join(', ')}`);
  console.log(
    `  a second: ${aSecond(depthFrames)} depth frames, ${aSecond(thread.frames)} painted, ${aSecond(thread.paints)} paint events, ${aSecond(thread.timers)} timers`,
  );
  console.log(`  tasks over 50 ms: ${long.length}${long.length > 0 ? `, the longest ${whole(Math.max(...long))} ms` : ''}`);
  if (gapsMs.length > 0) console.log(`  animation frames dropped: ${whole(dropped)} of ${whole(SECONDS * 60)}`);
  console.log(`  arrival to painted row: p50 ${percentile(paintMs, 0.5).toFixed(1)} ms, p99 ${percentile(paintMs, 0.99).toFixed(1)} ms`);
  console.log(`  layout shift: ${layoutShift.toFixed(3)}`);
}

async function stream(browser: Browser, port: number, slowdown: number, countsFrames: boolean): Promise<void> {
  await withTerminal(browser, { port, slowdown, countsFrames }, async (page) => {
    const stop = await startTrace(browser);
    await page.evaluate(() => window.dispatchEvent(new Event('bench-start')));
    await pause(SECONDS * 1000);
    const streamed = await page.evaluate(() => window.streamed);
    report(streamed, readMainThread(await stop()));
  });
}

async function measure({ webPort, exchangePort }: StackPorts): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  const relay = await denseRelay({ webPort, exchangePort, framesPerSecond: Number(options.frames) });
  try {
    if (options.minutes !== undefined) return await openForLong(browser, webPort, Number(options.minutes));
    for (const [name, { words, slowdown, isDense }] of Object.entries(CASES)) {
      if (!options.only.split(',').includes(name)) continue;
      console.log(words);
      await stream(browser, isDense ? relay.port : webPort, slowdown, isDense);
    }
  } finally {
    await browser.close();
    relay.stop();
  }
}

void onOwnStack(measure);
