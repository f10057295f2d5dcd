import { codes } from '@/contract/codes';
import { type ApiError, isApiError } from '@/src/api/apiError';

/** No connection, or nobody at its end just now: the same call may succeed in a moment. */
const PASSING: ReadonlySet<string> = new Set([
  'network',
  codes.unavailable.code,
  codes.outcomeUnknown.code,
  codes.internal.code,
  codes.rateLimited.code,
  codes.uploadBusy.code,
  codes.uploadStorage.code,
  codes.uploadAltered.code,
  '502',
  '503',
  '504',
]);

export const isPassing = (error: unknown): error is ApiError => isApiError(error) && PASSING.has(error.code);

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** About two minutes of silence; then it is for a person to say whether to go on. */
export const MOST_TRIES = 10;

/** Waits longer from try to try, and not a moment longer than until the browser is back on line. Rejects when it is aborted. */
export function untilWorthTrying(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(done, waitMs);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
