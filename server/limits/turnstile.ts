interface TurnstileOptions {
  /** Works at a time. */
  places: number;
  /** Who may wait for a place; the next is refused at once. */
  waiting: number;
  /** How long somebody waits before being refused, ms. */
  patienceMs: number;
}

/** Too much is being done already. */
export class TooBusy extends Error {
  constructor() {
    super('too busy');
    this.name = 'TooBusy';
  }
}

export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets a few works run at a time and a bounded number wait their turn. @throws TooBusy for whoever cannot be let in */
export function createTurnstile({ places, waiting, patienceMs }: TurnstileOptions): Turnstile {
  const line: (() => void)[] = [];
  let running = 0;

  function place(): Promise<void> {
    if (running < places) {
      running += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) return Promise.reject(new TooBusy());
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        reject(new TooBusy());
      }, patienceMs);
      line.push(enter);
    });
  }

  /** A place that becomes free goes to who waits longest, without being free in between. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await place();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
