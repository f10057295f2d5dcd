import { type RetentionParts, runRetention } from '../app/money/retention';
import type { Log } from '../app/ports/log';
import { createBreath, Stopped } from './breath';
import { repeat } from './repeat';

const EVERY_MS = 60_000;
const BREATH_MS = 20;

/** Runs retention every minute; the first time after one interval. Returns what stops it, also in the middle of a run. */
export function startRetentionJob({ store, clock, log }: Omit<RetentionParts, 'breathe'> & { log: Log }): () => Promise<void> {
  const { breathe, stop: holdBreath } = createBreath(BREATH_MS);
  const stop = repeat(EVERY_MS, async () => {
    try {
      log.info(await runRetention({ store, clock, breathe }), 'retention of internal orders');
    } catch (error) {
      if (!(error instanceof Stopped)) log.error({ err: error }, 'retention failed; it is tried again later');
    }
  });
  return () => {
    holdBreath();
    return stop();
  };
}
