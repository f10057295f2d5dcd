import { publishBatch } from './batchEvents';
import type { LoopParts } from './loopParts';
import type { SealedBatch } from './openBatch';

/** Tells callers and listeners of a committed batch. A fault of one of them is neither the money's nor anybody else's. */
export function announce({ desk, bus, log }: Pick<LoopParts, 'desk' | 'bus' | 'log'>, { acknowledges, events }: SealedBatch): void {
  for (const acknowledge of acknowledges) {
    try {
      acknowledge();
    } catch (error) {
      log.error({ err: error }, 'a caller failed on its answer');
    }
  }
  try {
    publishBatch(desk, bus, events);
  } catch (error) {
    log.error({ err: error }, 'a listener failed on a committed batch');
  }
}
