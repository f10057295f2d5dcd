import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 2_000;
/**
 * A checkpoint leaves the log since its own beginning and files for as much again. Later ones would write less, as a page that
 * changed often is written once; but they stop the process for as long as they take.
 */
export const AFTER_BYTES = 24 * 1024 * 1024;

/** Keeps the log of the embedded database small. Returns what stops it, after a checkpoint that runs. */
export function startCheckpointJob(checkpointIfDue: (afterBytes: number) => Promise<boolean>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, async () => {
    const startedAt = performance.now();
    try {
      const isDone = await checkpointIfDue(AFTER_BYTES);
      if (isDone) log.info({ ms: Math.round(performance.now() - startedAt) }, 'checkpoint');
    } catch (error) {
      log.error({ err: error }, 'checkpoint failed; it is tried again');
    }
  });
}
