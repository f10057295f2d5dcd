const DEATHS_AT_MOST = 5;
const WITHIN_MS = 60_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

const seconds = (ms) => `${ms / 1000} s`;

/** How a program ended, in words. */
export function endingOf(code, signal) {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}

/**
 * Keeps a program running. One that ends before it was up has failed its start, which trying again would not mend: `onFailedStart`
 * is told its exit code. Later it is started again after a wait that grows; when it ends five times within a minute,
 * `onGivenUp` is told, after its last lines were shown.
 * @param launch starts it: `{ child, lastLines }`
 * @param whenUp resolves when the child of the argument serves; rejects when it ends before
 * @param say shows one line
 */
export function supervise({ name, launch, whenUp, say, onFailedStart, onGivenUp, now = Date.now, firstWaitMs = FIRST_WAIT_MS }) {
  let program;
  let deathsAtMs = [];
  let timer;
  let wasUp = false;
  let isStopping = false;

  function run() {
    // Stopped while something else was waited for: nobody would end it any more.
    if (isStopping) throw new Error(`the ${name} is not to be started any more`);
    const started = launch();
    program = started;
    // 'close': all it had to say has been heard by then.
    started.child.once('close', (code, signal) => {
      if (!isStopping) handleEnd(started, code, signal);
    });
    return started;
  }

  function handleEnd({ lastLines }, code, signal) {
    if (!wasUp) return onFailedStart({ name, code, signal });
    deathsAtMs = [...deathsAtMs.filter((atMs) => now() - atMs < WITHIN_MS), now()];
    if (deathsAtMs.length >= DEATHS_AT_MOST) {
      say(`the ${name} ${endingOf(code, signal)}, ${DEATHS_AT_MOST} times within a minute. It is not started again. Its last lines:`);
      for (const line of lastLines()) say(`  ${line}`);
      return onGivenUp();
    }
    const waitMs = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (deathsAtMs.length - 1));
    say(`the ${name} ${endingOf(code, signal)}; starting it again in ${seconds(waitMs)}.`);
    timer = setTimeout(startAgain, waitMs);
  }

  function startAgain() {
    const fromMs = now();
    const { child } = run();
    whenUp(child).then(
      () => say(`the ${name} is back after ${seconds(Math.round((now() - fromMs) / 100) * 100)}.`),
      // It ended before: handleEnd has been told.
      () => {},
    );
  }

  return {
    /** Resolves when it serves for the first time. */
    async start() {
      const { child } = run();
      await whenUp(child);
      wasUp = true;
    },
    child: () => program?.child,
    /** From now on it is not started again. */
    letGo() {
      isStopping = true;
      clearTimeout(timer);
    },
  };
}
