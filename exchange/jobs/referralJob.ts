import { AppError } from '../app/appError';
import type { Log } from '../app/ports/log';
import { Stopped } from './breath';
import { repeat } from './repeat';

const EVERY_MS = 60_000;

/** Looks every minute whether a day has ended or a rebate is to be paid. Returns what stops it. */
export function startReferralJob(turn: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    turn().catch((error: unknown) => {
      if (error instanceof Stopped) return;
      // While money stands still nothing is paid, and nobody has to be told so every minute.
      if (error instanceof AppError && error.codeName === 'unavailable') return;
      log.error({ err: error }, 'the referral programme was not run; it is tried again');
    }),
  );
}
