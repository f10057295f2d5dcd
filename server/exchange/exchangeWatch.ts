import { type ClientRequest, get } from 'node:http';

interface WatchOptions {
  port: number;
  /** Away is who has answered nothing for this long, ms. */
  silentMs: number;
  /** Time between two looks, ms. */
  everyMs?: number;
  /** A look without an answer fails after this long, ms. */
  patienceMs?: number;
}

export interface ExchangeWatch {
  isAway(): boolean;
  /** A call has just found that nobody listens there. */
  noteRefused(): void;
  stop(): void;
}

/** The answer may have come while this process itself had no turn: what has come is read first. */
const endUnlessAnswered = (request: ClientRequest) => setImmediate(() => request.destroy(new Error('no answer')));

/**
 * Looks whether the exchange answers at all: any answer counts, whatever it says of its readiness. Where nobody listens it is away at
 * once; one busy moment is no absence.
 */
export function watchExchange({ port, silentMs, everyMs = 500, patienceMs = 2000 }: WatchOptions): ExchangeWatch {
  let isAway = false;
  let heardAtMs = performance.now();
  let isLooking = false;

  function heard(): void {
    heardAtMs = performance.now();
    isAway = false;
  }

  function unheard(error: NodeJS.ErrnoException): void {
    if (error.code === 'ECONNREFUSED' || performance.now() - heardAtMs >= silentMs) isAway = true;
  }

  function look(): void {
    if (isLooking) return;
    isLooking = true;
    let isAnswered = false;
    const request = get({ host: '127.0.0.1', port, path: '/health/live', agent: false, timeout: patienceMs }, (answer) => {
      isAnswered = true;
      answer.resume();
      heard();
    });
    request.on('timeout', () => endUnlessAnswered(request));
    request.on('error', (error) => {
      if (!isAnswered) unheard(error);
    });
    request.on('close', () => {
      isLooking = false;
    });
  }

  const timer = setInterval(look, everyMs);
  return {
    isAway: () => isAway,
    noteRefused: () => {
      isAway = true;
    },
    stop: () => clearInterval(timer),
  };
}
