import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/lib/browser.mjs';
import { onOwnStack, type StackPorts } from '../tools/lib/ownStack.mjs';
import { browserArgs } from './support/browserArgs';
import { denseRelay } from './support/denseRelay';
import { inPage } from './support/inPage';
import { percentile, whole } from './support/statistics';
import { installStreamProbe, type Streamed } from './support/streamProbe';

// The spot terminal while it streams: from a depth frame's arrival to the painted book, frames dropped, long tasks. The real
// exchange's stream, its depth channel made denser by a relay (support/denseDepth.ts says how); trades, tickers and candles are
// the practice market's own. BENCH_SECONDS, BENCH_RUNS, BENCH_FRAMES (a second) and BENCH_SLOWDOWN change the defaults.

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const RUNS = Number(process.env.BENCH_RUNS ?? 2);
const FRAMES_PER_SECOND = Number(process.env.BENCH_FRAMES ?? 50);
const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);
const HOST = 'kontor.localhost';
const SETTLE_MS = 8000;
const REFRESH_MS = 1000 / 60;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function stream(browser: Browser, port: number): Promise<Streamed> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(inPage(installStreamProbe, '[data-testid="order-book"]'));
    await page.goto(`http://${HOST}:${port}/trade/spot/BTC_USDT`);
    await page.locator('[data-testid="book-row"]').first().waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await pause(SETTLE_MS);
    await page.evaluate(() => window.dispatchEvent(new Event('bench-start')));
    await pause(SECONDS * 1000);
    return await page.evaluate(() => window.streamed);
  } finally {
    await context.close();
  }
}

function report({ depthFrames, paintMs, gapsMs, longTasksMs }: Streamed): void {
  const dropped = gapsMs.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / REFRESH_MS) - 1), 0);
  const longest = Math.max(0, ...longTasksMs);
  console.log(
    `${(depthFrames / SECONDS).toFixed(1)} depth frames/s; arrival to painted row p50 ${percentile(paintMs, 0.5).toFixed(1)} ms, ` +
      `p99 ${percentile(paintMs, 0.99).toFixed(1)} ms; ${whole(dropped)} of ${whole(SECONDS * 60)} frames dropped; ` +
      `${longTasksMs.length} long tasks${longest > 0 ? `, the longest ${whole(longest)} ms` : ''}`,
  );
}

async function measure({ webPort, exchangePort }: StackPorts): Promise<void> {
  const relay = await denseRelay({ webPort, exchangePort, framesPerSecond: FRAMES_PER_SECOND });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    console.log(`processor ${SLOWDOWN}x slower, ${SECONDS} s a run`);
    for (let count = 0; count < RUNS; count += 1) report(await stream(browser, relay.port));
  } finally {
    await browser.close();
    relay.stop();
  }
}

void onOwnStack(measure);
