import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 1_000;

/** Brings the withdrawals of one network on, and tells their owners. Each has a job of its own: one that is away holds up no other. */
export function startWithdrawalsJob(turn: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    turn().catch((error: unknown) => log.error({ err: error }, 'withdrawals were not looked at; it is tried again')),
  );
}
