import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;

/** Runs work and says how long it took and for how long it kept everything else in this process waiting at most, in ms. */
export async function watched<Result>(work: () => Promise<Result>): Promise<{ result: Result; tookMs: number; longestBlockMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedMs = performance.now();
  const result = await work();
  const tookMs = performance.now() - startedMs;
  // One more turn, so that a block at the very end is seen.
  await new Promise((resume) => setTimeout(resume, 2 * RESOLUTION_MS));
  delay.disable();
  return { result, tookMs, longestBlockMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS) };
}
