import { createTurnstile, TooBusy } from '@/domain/network/turnstile';
import { AppError } from '../app/appError';
import { currentCaller } from '../app/caller';

/** One at a time, and no more waiting than are done within what a visitor waits. */
const MOST_WAITING = 12;
/** Of one user, the one in the common queue among them: a screen sends a few files at once. */
const MOST_OF_ONE = 4;

/** Longer than all of them take: who waits is not refused by the clock. */
const PATIENCE_MS = 300_000;

function createQueue(most: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    isEmpty: () => waiting === 0,
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (waiting >= most) throw new AppError('uploadBusy');
      waiting += 1;
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}

/**
 * Runs works one after the other. Of one user at most one stands in the common queue; the user's next gets in line when it is done. In
 * the queue callers take turns: many accounts of one make themselves wait, not others.
 * @throws AppError uploadBusy when too many wait, of all or of this user
 */
export function createTurns() {
  // One of them is being worked on.
  const waiting = MOST_WAITING - 1;
  const each = { places: 1, waiting };
  const common = createTurnstile({ places: 1, waiting, patienceMs: PATIENCE_MS, each });
  const inCommon = <Result>(work: () => Promise<Result>) =>
    common.pass(currentCaller(), work).catch((failure: unknown) => {
      throw failure instanceof TooBusy ? new AppError('uploadBusy') : failure;
    });
  const lines = new Map<string, ReturnType<typeof createQueue>>();
  return async function inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(owner) ?? createQueue(MOST_OF_ONE);
    lines.set(owner, line);
    try {
      return await line.run(() => inCommon(work));
    } finally {
      if (line.isEmpty()) lines.delete(owner);
    }
  };
}
