import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 60_000;

/** Takes away what is left of uploads, every minute. Returns what stops it. */
export function startUploadsJob(sweep: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () => sweep().catch((error: unknown) => log.error({ err: error }, 'uploads were not swept; it is tried again')));
}
