/**
 * Does the work every `everyMs`, the first time after one interval, and skips a turn while the last one is still at it. The work
 * handles its own failures. Returns what ends it, once the work that is under way is done.
 */
export function repeat(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = undefined;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
