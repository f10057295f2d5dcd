import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 30_000;

/** Looks at hot wallets. Returns what stops it. */
export function startHotWalletsJob(look: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    look().catch((error: unknown) => log.warn({ err: error }, 'hot wallets were not looked at; it is tried again')),
  );
}
