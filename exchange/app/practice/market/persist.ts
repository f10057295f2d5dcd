const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Work that is tried until it succeeds. */
export interface Persistent<Result> {
  /** What the work gave; undefined when it was given up before that. Never rejects. */
  readonly result: Promise<Result | undefined>;
  /** No further attempt; one that is under way is waited for. */
  giveUp(): void;
}

/** Tries until it works, waiting longer after each failure (half a second to half a minute), and tells of every failure. */
export function persist<Result>(work: () => Promise<Result>, onFailure: (error: unknown, waitMs: number) => void): Persistent<Result> {
  let isGivenUp = false;
  let wake = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resume) => {
      const timer = setTimeout(resume, ms);
      wake = () => {
        clearTimeout(timer);
        resume();
      };
    });
  const attempts = async () => {
    for (let waitMs = FIRST_WAIT_MS; !isGivenUp; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      try {
        return await work();
      } catch (error) {
        onFailure(error, waitMs);
      }
      if (!isGivenUp) await pause(waitMs);
    }
    return undefined;
  };
  return {
    result: attempts(),
    giveUp: () => {
      isGivenUp = true;
      wake();
    },
  };
}
