import { type ChildProcess, fork } from 'node:child_process';
import { AppError } from '../app/appError';
import type { Log } from '../app/ports/log';
import type { Cleaner, CleanFile, FileRefusal, RawFile } from '../app/uploads/cleaner';
import { CLEANER_OPTION } from './cleanerOption';
import type { ToCleaner } from './cleanerProcess';
import { createTurns } from './turns';
import { watchUse } from './watchUse';

interface ProcessOptions {
  /** The exchange's program. */
  program: string;
  log: Log;
  /** Runs the program. */
  execPath?: string;
  /** A process with more memory than this is ended, MB. Told by Linux alone. */
  memoryMb?: number;
  /** How long a file may be worked on before it is given up, ms. All time counts where a system does not tell how long a process worked. */
  patienceMs?: number;
  /** How long it may take a machine that has no time for it, ms. */
  longestMs?: number;
  /** A process with nothing to do ends after this long, ms. */
  idleMs?: number;
}

const PATIENCE_MS = 12_000;
const LONGEST_MS = 60_000;
const IDLE_MS = 60_000;
/** Of its JavaScript; decoders are bounded by the pixels they are given. */
const HEAP_MB = 256;
/** Bytes lie outside of that heap. The largest photograph takes 450 MB. */
const MEMORY_MB = 600;

/** Reads files in a process of its own, which is started with the first file and started anew when it has died of one. */
export function createProcessCleaner(options: ProcessOptions): Cleaner {
  const { program, log, execPath = process.execPath, idleMs = IDLE_MS, memoryMb = MEMORY_MB } = options;
  const { patienceMs = PATIENCE_MS, longestMs = LONGEST_MS } = options;
  const inTurn = createTurns();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function started(): ChildProcess {
    if (child?.connected) return child;
    const fresh = fork(program, [CLEANER_OPTION], {
      execPath,
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // No key, no address of a database.
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    fresh.on('error', (error) => log.error({ err: error }, 'files cannot be read: the process does not start'));
    child = fresh;
    return fresh;
  }

  function dismiss(): void {
    // One that never started has no id: a signal to it would go to every process of this group, the exchange among them.
    if (child?.pid !== undefined) child.kill('SIGKILL');
    child = undefined;
  }

  /** Resolves when the piece is on its way, so that the next one waits for it; that nobody hears it is told by `answerOf`. */
  const tell = (to: ChildProcess, message: ToCleaner) => new Promise<void>((resolve) => to.send(message, () => resolve()));

  /** What it answers; undefined when it dies over the file. One that never starts has no exit. */
  function answerOf(from: ChildProcess): Promise<CleanFile | FileRefusal | undefined> {
    return new Promise((resolve) => {
      const answered = (answer?: CleanFile | FileRefusal) => {
        for (const [event, hears] of hearers) from.off(event, hears);
        resolve(answer);
      };
      const died = () => answered();
      const hearers = [
        ['exit', died],
        ['close', died],
        ['error', died],
        ['message', answered],
      ] as const;
      for (const [event, hears] of hearers) from.on(event, hears);
    });
  }

  async function handOver(to: ChildProcess, { kind, size, pieces }: RawFile): Promise<void> {
    await tell(to, { begin: { kind, size } });
    for await (const piece of pieces) {
      // Nobody reads it any more: the rest is not fetched for nothing.
      if (!to.connected) return;
      await tell(to, { piece });
    }
    await tell(to, { end: true });
  }

  /** @throws what getting the pieces throws; then half a file lies there. AppError uploadBusy: the machine had no time for it */
  async function ask(worker: ChildProcess, file: RawFile): Promise<CleanFile | FileRefusal | undefined> {
    const answer = answerOf(worker);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      dismiss();
    }, longestMs);
    const unwatch = watchUse(worker.pid, { memoryMb, workMs: patienceMs }, dismiss);
    try {
      const handedOver = handOver(worker, file);
      const isDead = answer.then((told) => (told === undefined ? undefined : handedOver));
      // Where pieces lie may be slow: once the process is given up, no turn waits for the next one.
      await Promise.race([handedOver, isDead]);
      const answered = await answer;
      if (isLate) throw new AppError('uploadBusy');
      return answered;
    } finally {
      clearTimeout(timer);
      unwatch();
    }
  }

  async function clean(file: RawFile): Promise<CleanFile> {
    clearTimeout(idleTimer);
    const worker = started();
    if (worker.pid === undefined) {
      // Not the file's fault: it can be sent again when there is room for a process.
      dismiss();
      throw new AppError('uploadBusy');
    }
    const result = await ask(worker, file).catch((error: unknown) => {
      dismiss();
      throw error;
    });
    idleTimer = setTimeout(dismiss, idleMs).unref();
    if (!result) {
      // It died, or was given up: no reader should have to read this file.
      log.warn({ kind: file.kind, size: file.size }, 'a file could not be read in time, or at all; it is refused as damaged');
      throw new AppError('uploadDamaged');
    }
    if ('refused' in result) throw new AppError(result.refused, ...result.params);
    return { ...result, bytes: Buffer.from(result.bytes) };
  }

  return {
    clean: (file) => inTurn(file.owner, () => clean(file)),
    close: async () => {
      clearTimeout(idleTimer);
      dismiss();
    },
  };
}
