import type { Browser } from '@playwright/test';
import { pause, withTerminal } from './openTerminal';
import { slopePerHour, whole } from './statistics';

interface Kept {
  atMs: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** Leaves the terminal open and says what it keeps, each minute after its garbage is gone. */
export async function openForLong(browser: Browser, port: number, minutes: number): Promise<void> {
  await withTerminal(browser, { port, slowdown: 1 }, async (_page, session) => {
    await session.send('Performance.enable');
    const kept: Kept[] = [];
    for (let minute = 0; minute <= minutes; minute += 1) {
      if (minute > 0) await pause(60_000);
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      kept.push({
        atMs: performance.now(),
        heapMb: read('JSHeapUsedSize') / 1e6,
        nodes: read('Nodes'),
        listeners: read('JSEventListeners'),
      });
    }
    // The first minutes still load what comes on demand.
    const settled = kept.slice(Math.min(2, kept.length - 2));
    const line = (name: string, pick: (one: Kept) => number, print: (value: number) => string) =>
      console.log(
        `${name} ${print(pick(kept[0] as Kept))} -> ${print(pick(kept.at(-1) as Kept))}, ${print(slopePerHour(settled, pick))} an hour`,
      );
    line(
      'heap, MB',
      (one) => one.heapMb,
      (value) => value.toFixed(1),
    );
    line('nodes', (one) => one.nodes, whole);
    line('listeners', (one) => one.listeners, whole);
  });
}
