import { type ClientRequest, get } from 'node:http';
import { HEADER_REVISION } from '@/contract/headers';

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
  /** Another word once what pages are made of has changed; the same for ever where the exchange does not say. */
  revision(): string;
  /** A call has just found that nobody listens there. */
  noteRefused(): void;
  stop(): void;
}

/** It becomes part of keys and of a header. */
const REVISION = /^[\w.-]{1,100}$/;

/** The answer may have come while this process itself had no turn: what has come is read first. */
const endUnlessAnswered = (request: ClientRequest) => setImmediate(() => request.destroy(new Error('no answer')));

/**
 * Looks whether the exchange answers at all: any answer counts, whatever it says of its readiness. Where nobody listens it is away at
 * once; one busy moment is no absence. The answer also says whether what pages are made of is still what it was.
 */
export function watchExchange({ port, silentMs, everyMs = 500, patienceMs = 2000 }: WatchOptions): ExchangeWatch {
  let isAway = false;
  let heardAtMs = performance.now();
  let isLooking = false;
  let revision = '';

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
      const said = answer.headers[HEADER_REVISION];
      if (typeof said === 'string' && REVISION.test(said)) revision = said;
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
    revision: () => revision,
    noteRefused: () => {
      isAway = true;
    },
    stop: () => clearInterval(timer),
  };
}
