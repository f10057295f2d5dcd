import { get } from 'node:http';
import { findBrowser } from '../tools/lib/browser.mjs';
import { type Judged, judge } from '../tools/lib/lighthouse.mjs';
import { onOwnStack } from '../tools/lib/ownStack.mjs';
import { browserArgs } from './support/browserArgs';

// What Lighthouse says of the built product's pages, for a phone (a slow line, a processor four times slower) and for a desktop.
// BENCH_ROUTES=/markets,/login takes some of the pages, BENCH_DEVICES=mobile one of the two, and BENCH_RUNS (1) as many visits each, of
// which the one in the middle is printed. Its performance is that of a machine with nothing else to do.

const HOST = 'kontor.localhost';
const RUNS = Number(process.env.BENCH_RUNS ?? 1);
const routes = process.env.BENCH_ROUTES?.split(',') ?? ['/', '/markets', '/trade/spot/BTC_USDT', '/login'];
const devices = process.env.BENCH_DEVICES?.split(',') ?? ['mobile', 'desktop'];

const CATEGORIES: Record<string, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const FIGURES: Record<string, string> = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'CLS',
};

const score = ({ categories }: Judged, id: string) => Math.round((categories[id]?.score ?? 0) * 100);

function report(device: string, judged: Judged): void {
  const { categories, audits } = judged;
  const scores = Object.entries(CATEGORIES).map(([id, name]) => `${name} ${score(judged, id)}`);
  const figures = Object.entries(FIGURES).map(([id, name]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`);
  console.log(`  ${device.padEnd(8)}${scores.join(', ')}; ${figures.join(', ')}`);
  // What keeps the others from their full mark; performance has its figures.
  const judgedBy = Object.entries(categories).flatMap(([id, { auditRefs }]) => (id === 'performance' ? [] : auditRefs));
  for (const { id, weight } of judgedBy) {
    const audit = audits[id];
    if (audit && weight > 0 && audit.score === 0) console.log(`          ${id}: ${audit.title}`);
  }
}

/** One visit without a browser: the first of a process compiles and fills its caches, and is nobody's figure. */
const warm = (port: number, path: string) =>
  new Promise<void>((done, fail) => {
    const asked = get({ host: '127.0.0.1', port, path, headers: { host: `${HOST}:${port}` } }, (answer) => answer.resume().on('end', done));
    asked.on('error', fail);
  });

async function measure(webPort: number): Promise<void> {
  const chromePath = await findBrowser();
  const base = `http://${HOST}:${webPort}`;
  for (const route of routes) {
    await warm(webPort, route);
    console.log(route);
    for (const device of devices) {
      const visits: Judged[] = [];
      const options = { url: base + route, isDesktop: device === 'desktop', categories: Object.keys(CATEGORIES), chromePath };
      for (let count = 0; count < RUNS; count += 1) visits.push(await judge({ ...options, chromeFlags: browserArgs }));
      visits.sort((left, right) => score(left, 'performance') - score(right, 'performance'));
      const middle = visits[Math.floor(RUNS / 2)];
      if (middle) report(device, middle);
    }
  }
}

void onOwnStack(({ webPort }) => measure(webPort));
