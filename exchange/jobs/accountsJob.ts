import type { Upkeep } from '../app/accounts/createUpkeep';
import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 60_000;

/**
 * Goes on with what a process that died has left, ends idle sessions and forgets what is past its time, every minute. Returns what stops
 * it.
 */
export function startAccountsJob({ resume, sweep }: Upkeep, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, async () => {
    await resume().catch((error: unknown) => log.error({ err: error }, 'what was left of accounts was not finished; it is tried again'));
    await sweep().catch((error: unknown) => log.error({ err: error }, 'accounts were not swept; it is tried again'));
  });
}
