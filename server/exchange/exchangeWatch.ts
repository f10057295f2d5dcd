import { get } from 'node:http';

interface WatchOptions {
  port: number;
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

/** One busy moment is no absence; two looks in a row without any answer are. */
const SILENT_LOOKS = 2;

/** Looks whether the exchange answers at all: any answer counts, whatever it says of its readiness. */
export function watchExchange({ port, everyMs = 500, patienceMs = 2000 }: WatchOptions): ExchangeWatch {
  let isAway = false;
  let silent = 0;
  let isLooking = false;

  function heard(): void {
    silent = 0;
    isAway = false;
  }

  function unheard(error: NodeJS.ErrnoException): void {
    silent += 1;
    if (error.code === 'ECONNREFUSED' || silent >= SILENT_LOOKS) isAway = true;
  }

  function look(): void {
    if (isLooking) return;
    isLooking = true;
    const request = get({ host: '127.0.0.1', port, path: '/health/live', agent: false, timeout: patienceMs }, (answer) => {
      answer.resume();
      heard();
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', unheard);
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
