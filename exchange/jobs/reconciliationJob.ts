import type { Log } from '../app/ports/log';
import type { Reconciliation } from '../app/reconciliation/createReconciliation';
import { Stopped } from './breath';
import { repeat } from './repeat';

/**
 * Runs reconciliation every `seconds`; the first time after one interval. Returns what stops it. A failed run is tried again at the next
 * turn.
 */
export function startReconciliationJob(reconciliation: Reconciliation, seconds: number, log: Log): () => Promise<void> {
  return repeat(seconds * 1_000, async () => {
    try {
      const { startedMs, endedMs, accounts, postings, differenceCount } = await reconciliation.run(false);
      log.info({ accounts, postings, differences: differenceCount, ms: endedMs - startedMs }, 'reconciled');
    } catch (error) {
      if (!(error instanceof Stopped)) log.error({ err: error }, 'reconciliation failed; it is tried again later');
    }
  });
}
