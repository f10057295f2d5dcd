import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 500;

/** Has simulated networks add the blocks that are due. Returns what stops it. */
export function startSimulationJob(mineDue: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    mineDue().catch((error: unknown) => log.error({ err: error }, 'simulated networks added no block; they try again')),
  );
}
