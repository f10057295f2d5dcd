import { type ChildProcess, fork } from 'node:child_process';
import { createTurnstile, TooBusy } from '@/domain/network/turnstile';
import { AppError } from '../app/appError';
import { currentCaller } from '../app/caller';
import type { Log } from '../app/ports/log';
import type { PaperMaker, StatementPaper } from '../app/statements/paper';
import { drawStatement } from './drawStatement';
import { STATEMENT_OPTION } from './option';

interface ProcessOptions {
  /** The exchange's program. */
  program: string;
  log: Log;
  /** How long a statement may take, ms. */
  longestMs?: number;
}

const LONGEST_MS = 30_000;
/** Of its JavaScript. */
const HEAP_MB = 256;
/** One is drawn at a time, in a second or two: more than these would not be done while a user waits. */
const MOST_WAITING = 8;
const PATIENCE_MS = 20_000;

/** Draws in this process: where the exchange is not a program of its own, as in tests. */
export const createInlinePapers = (): PaperMaker => ({ make: drawStatement, close: async () => {} });

/** Draws each statement in a process of its own, one at a time: nothing that trades waits for a font. */
export function createProcessPapers({ program, log, longestMs = LONGEST_MS }: ProcessOptions): PaperMaker {
  const turns = createTurnstile({ places: 1, waiting: MOST_WAITING, patienceMs: PATIENCE_MS, each: { places: 1, waiting: 2 } });
  let running: ChildProcess | undefined;

  const draw = (paper: StatementPaper) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const child = fork(program, [STATEMENT_OPTION], {
        serialization: 'advanced',
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        // No key, no address of a database.
        env: { NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      running = child;
      const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
      const ended = (error?: Error) => {
        clearTimeout(timer);
        if (running === child) running = undefined;
        log.error({ err: error }, 'a statement could not be drawn: its process ended, or did not start');
        reject(new AppError('unavailable'));
      };
      child.once('message', (pdf: Uint8Array) => {
        clearTimeout(timer);
        child.off('exit', ended);
        running = undefined;
        resolve(pdf);
      });
      child.once('error', ended);
      child.once('exit', ended);
      child.send(paper, (error) => error && child.kill('SIGKILL'));
    });

  return {
    make: (paper) =>
      turns
        .pass(currentCaller(), () => draw(paper))
        .catch((failure: unknown) => {
          throw failure instanceof TooBusy ? new AppError('unavailable') : failure;
        }),
    close: async () => {
      running?.kill('SIGKILL');
    },
  };
}
