import type { Browser, CDPSession, Page } from '@playwright/test';
import { inPage } from './inPage';
import { installStreamProbe } from './streamProbe';

const HOST = 'kontor.localhost';
const SETTLE_MS = 8000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface OpenOptions {
  port: number;
  /** How many times slower than this machine the processor is to be. */
  slowdown: number;
  countsFrames?: boolean;
}

/** Opens the terminal and calls back once it streams and has settled. */
export async function withTerminal<Result>(
  browser: Browser,
  { port, slowdown, countsFrames = false }: OpenOptions,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(inPage(installStreamProbe, { bookSelector: '[data-testid="order-book"]', countsFrames }));
    await page.goto(`http://${HOST}:${port}/trade/spot/BTC_USDT`);
    await page.locator('[data-testid="book-row"]').first().waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await pause(SETTLE_MS);
    return await work(page, session);
  } finally {
    await context.close();
  }
}
