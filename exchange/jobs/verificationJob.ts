import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 1_000;

/** Lets rules decide and providers know, every second. Returns what stops it. */
export function startVerificationJob(sweep: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    sweep().catch((error: unknown) => log.error({ err: error }, 'verifications were not looked through; it is tried again')),
  );
}
