import { AppError } from '../app/appError';

/** One at a time, and no more waiting than are done within what a visitor waits. */
const MOST_WAITING = 12;
/** Of one user, the one in the common queue among them: a screen sends a few files at once. */
const MOST_OF_ONE = 4;

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
 * Runs works one after the other. Of one user at most one stands in the common queue; the user's next gets in line when it is done.
 * @throws AppError uploadBusy when too many wait, of all or of this user
 */
export function createTurns() {
  const common = createQueue(MOST_WAITING);
  const lines = new Map<string, ReturnType<typeof createQueue>>();
  return async function inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(owner) ?? createQueue(MOST_OF_ONE);
    lines.set(owner, line);
    try {
      return await line.run(() => common.run(work));
    } finally {
      if (line.isEmpty()) lines.delete(owner);
    }
  };
}
