import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/lib/browser.mjs';
import { onOwnStack } from '../tools/lib/ownStack.mjs';
import { browserArgs } from './support/browserArgs';
import { inPage } from './support/inPage';
import { type Back, installLineProbe } from './support/lineProbe';
import { whole } from './support/statistics';

// A terminal whose device was without a network: from the browser's word that it is online again to the try, the open socket, the book
// of the exchange and its picture. BENCH_RUNS (20), BENCH_SECONDS (10, of the cut) and BENCH_URL, a running site, change the defaults.

const RUNS = Number(process.env.BENCH_RUNS ?? 20);
const CUT_MS = 1_000 * Number(process.env.BENCH_SECONDS ?? 10);
const AIM_MS = 1_000;
const PATIENCE_MS = 30_000;
const PATH = '/trade/spot/BTC_USDT';

async function cutAndMend(browser: Browser, url: string): Promise<Back[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(inPage(installLineProbe, undefined));
    await page.goto(url);
    await page.locator('[data-testid="book-row"]').first().waitFor();
    const backs: Back[] = [];
    for (let count = 0; count < RUNS; count += 1) {
      // As long as a network that is worth losing again.
      await page.waitForFunction(() => window.lineOpen, undefined, { timeout: PATIENCE_MS });
      await page.waitForTimeout(2_000);
      await context.setOffline(true);
      await page.waitForTimeout(CUT_MS);
      await context.setOffline(false);
      await page.waitForFunction(() => window.back.paintedMs !== undefined, undefined, { timeout: PATIENCE_MS });
      backs.push(await page.evaluate(() => window.back));
    }
    return backs;
  } finally {
    await context.close();
  }
}

async function measure(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const backs = await cutAndMend(browser, url);
    const ms = (value: number | undefined) => `${whole(value ?? Number.NaN)} ms`;
    for (const { triedMs, openMs, bookMs, paintedMs } of backs) {
      console.log(`  tried after ${ms(triedMs)}, open ${ms(openMs)}, book ${ms(bookMs)}, painted ${ms(paintedMs)}`);
    }
    const good = backs.filter(({ paintedMs = Number.POSITIVE_INFINITY }) => paintedMs <= AIM_MS).length;
    console.log(`${good} of ${backs.length} within ${AIM_MS} ms`);
  } finally {
    await browser.close();
  }
}

const given = process.env.BENCH_URL;
if (given) void measure(given + PATH);
else void onOwnStack(({ webPort }) => measure(`http://kontor.localhost:${webPort}${PATH}`));
