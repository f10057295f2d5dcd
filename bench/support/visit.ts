import type { Browser, CDPSession, Page } from '@playwright/test';
import { inPage } from './inPage';
import { installProbe, type Seen } from './pageProbe';

export interface VisitOptions {
  url: string;
  /** What counts as real content: an element with a figure in it. */
  content: string;
  /** How many times slower than this machine the processor is to be. */
  slowdown: number;
}

export interface Visit {
  /** Bytes over the line until the page was quiet, gzip, with their headers; without what was fetched ahead for other pages. */
  jsBytes: number;
  cssBytes: number;
  htmlBytes: number;
  /** Of all kinds, fetched at the lowest priority for pages the visitor may go to next. */
  aheadBytes: number;
  contentMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** Sum of what long tasks took beyond 50 ms each, from the first paint until the page was quiet. */
  blockingMs: number;
}

const LONG_TASK_MS = 50;
const QUIET_MS = 1000;
/** A page that streams may never be idle on a slow processor: then this long after its content it counts as standing. */
const STREAMING_MS = 5000;
const PATIENCE_MS = 60_000;

/** Counts bytes by kind of file and knows when nothing has been under way for a second. */
function watchLine(session: CDPSession) {
  const kinds = new Map<string, string>();
  const underWay = new Set<string>();
  const bytes = new Map<string, number>();
  let lastChangeMs = performance.now();
  const touch = () => {
    lastChangeMs = performance.now();
  };
  const ahead = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // A stream stays open for ever.
    if (type === 'WebSocket') return;
    if (request.initialPriority === 'VeryLow') ahead.add(requestId);
    underWay.add(requestId);
    touch();
  });
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = ahead.has(requestId) ? 'ahead' : (kinds.get(requestId) ?? '');
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    underWay.delete(requestId);
    touch();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId);
    touch();
  });
  return {
    bytesOf: (kind: string) => bytes.get(kind) ?? 0,
    isQuiet: () => underWay.size === 0 && performance.now() - lastChangeMs > QUIET_MS,
  };
}

async function untilQuiet(page: Page, isLineQuiet: () => boolean): Promise<Seen> {
  const endMs = performance.now() + PATIENCE_MS;
  while (performance.now() < endMs) {
    const seen = await page.evaluate(() => ({ ...window.probe, nowMs: performance.now() }));
    const last = seen.longTasks.at(-1);
    const isIdle = last === undefined || seen.nowMs - (last.startMs + last.durationMs) > QUIET_MS;
    const stands = seen.contentMs !== undefined && (isIdle || seen.nowMs - seen.contentMs > STREAMING_MS);
    if (stands && isLineQuiet()) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the page did not come to rest');
}

/** One visit of a stranger: empty cache, no cookie, nothing touched, until the page stands and the line is quiet. */
export async function visit(browser: Browser, { url, content, slowdown }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const line = watchLine(session);
    await page.addInitScript(inPage(installProbe, content));
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await untilQuiet(page, line.isQuiet);
    const blockingMs = seen.longTasks
      .filter(({ startMs }) => startMs > seen.firstPaintMs)
      .reduce((sum, { durationMs }) => sum + durationMs - LONG_TASK_MS, 0);
    return {
      jsBytes: line.bytesOf('Script'),
      cssBytes: line.bytesOf('Stylesheet'),
      htmlBytes: line.bytesOf('Document'),
      aheadBytes: line.bytesOf('ahead'),
      contentMs: seen.contentMs ?? Number.NaN,
      largestPaintMs: seen.largestPaintMs,
      layoutShift: seen.layoutShift,
      blockingMs,
    };
  } finally {
    await context.close();
  }
}
