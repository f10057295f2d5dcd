import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/lib/browser.mjs';
import { onOwnStack } from '../tools/lib/ownStack.mjs';
import { browserArgs } from './support/browserArgs';
import { pageRate } from './support/pageRate';
import { median, whole } from './support/statistics';
import { type Visit, visit } from './support/visit';

// What pages weigh, how soon they show something real, and how many the server renders: the built product, a stranger's visit.
// BENCH_RUNS (visits per page and speed), BENCH_SECONDS (per page of the rate) and BENCH_READERS change the defaults;
// BENCH_ROUTES=/markets,/login takes some of the pages. No network delay is added: this is the cost of the pages alone.

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const READERS = Number(process.env.BENCH_READERS ?? 24);
const SLOWDOWN = 4;
const HOST = 'kontor.localhost';

/** Each page with what counts as its real content. */
const ROUTES: Record<string, string> = {
  '/': 'main',
  '/markets': 'main table .num',
  '/trade/spot/BTC_USDT': '[data-testid="book-row"]',
  '/login': 'main',
};
const routes = process.env.BENCH_ROUTES?.split(',') ?? Object.keys(ROUTES);

// A page is the same for all who have a token: any will do.
const WHO = [
  ['visitors    ', undefined],
  ['signed in   ', 'exchange-token=bench'],
] as const;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const ms = (value: number) => `${whole(value)} ms`;

async function measureVisits(browser: Browser, url: string, content: string): Promise<void> {
  for (const slowdown of [1, SLOWDOWN]) {
    const visits: Visit[] = [];
    for (let count = 0; count < RUNS; count += 1) visits.push(await visit(browser, { url, content, slowdown }));
    const of = (pick: (one: Visit) => number) => median(visits.map(pick));
    console.log(
      `  ${slowdown === 1 ? 'unthrottled' : `${slowdown}x slower `}  content ${ms(of((v) => v.contentMs))}, LCP ${ms(of((v) => v.largestPaintMs))}, ` +
        `CLS ${of((v) => v.layoutShift).toFixed(3)}, blocked ${ms(of((v) => v.blockingMs))}; ` +
        `JS ${kb(of((v) => v.jsBytes))}, CSS ${kb(of((v) => v.cssBytes))}, HTML ${kb(of((v) => v.htmlBytes))}, fetched ahead ${kb(of((v) => v.aheadBytes))}`,
    );
  }
}

async function measure(webPort: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const base = `http://${HOST}:${webPort}`;
    // The first visit of a process compiles and fills its caches: it is nobody's figure.
    for (const route of routes) await visit(browser, { url: base + route, content: ROUTES[route] ?? 'main', slowdown: 1 });
    for (const route of routes) {
      console.log(route);
      await measureVisits(browser, base + route, ROUTES[route] ?? 'main');
      for (const [who, cookie] of WHO) {
        const rate = await pageRate({ port: webPort, host: HOST, path: route, readers: READERS, seconds: SECONDS, cookie });
        console.log(
          `  ${who} ${whole(rate.pagesPerSecond)} pages/s for ${READERS} readers, median ${ms(rate.medianMs)}, p99 ${ms(rate.p99Ms)}, ${kb(rate.bytes)} each`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

void onOwnStack(({ webPort }) => measure(webPort));
