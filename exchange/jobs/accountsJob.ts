import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 60_000;

/** Ends idle sessions and forgets what is past its time, every minute. Returns what stops it. */
export function startAccountsJob(sweep: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () => sweep().catch((error: unknown) => log.error({ err: error }, 'accounts were not swept; it is tried again')));
}
