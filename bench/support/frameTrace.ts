import type { Browser, CDPSession } from '@playwright/test';

/** One entry of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread had a processor for. */
  tdur?: number;
  args?: { name?: string };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];

/** Records what the browser's threads do until the returned function is called, which answers with the events. */
export async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', traceBufferSizeInKb: 400_000, includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      session.once('Tracing.tracingComplete', () => resolve());
    });
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}
