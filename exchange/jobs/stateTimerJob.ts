import type { Log } from '../app/ports/log';

const EVERY_MS = 500;

/** Looks twice a second whether a market's state is over. Returns what stops it. */
export function startStateTimer(endStates: () => Promise<void>, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () =>
    endStates()
      .catch((error: unknown) => log.error({ err: error }, 'a market could not be taken live; it is tried again'))
      .finally(() => {
        running = undefined;
      });
  const timer = setInterval(() => {
    running ??= run();
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
