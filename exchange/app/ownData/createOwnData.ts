import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createTurnstile } from '@/domain/network/turnstile';
import { AppError } from '../appError';
import type { Clock } from '../ports/clock';
import { exportZip } from './exportZip';
import type { OwnPart } from './ownPart';

export interface OwnData {
  /** Before anything is asked of them. @throws AppError exportUnderWay while theirs is being read here */
  refuseSecond(userId: string): void;
  /**
   * A ZIP of everything there is of a user, made while it is read. @throws AppError exportUnderWay; unavailable while enough are being read
   */
  zipOf(userId: string): Readable;
}

interface Patience {
  /** For a reader to take the next piece, ms. */
  pieceMs: number;
  /** For the whole, ms. */
  wholeMs: number;
}

/** Pieces of all of them that are made at a time. Between two pieces nothing is held but a few kilobytes. */
const PIECES_AT_ONCE = 2;
/** Open ones: more than ever are honestly read at a time. */
const MOST_OPEN = 64;
const TURN_MS = 60_000;
const PATIENCE: Patience = { pieceMs: 30_000, wholeMs: 30 * 60_000 };
const TRIES = 5;
const PAUSE_MS = 500;

/** Behind the first byte nothing can be refused any more: what is busy is asked again. */
const patient = (part: OwnPart): OwnPart => ({
  ...part,
  read: async (userId, after) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await part.read(userId, after);
      } catch (error) {
        if (tries === TRIES || !(error instanceof AppError && error.codeName === 'unavailable')) throw error;
        await pause(PAUSE_MS);
      }
    }
  },
});

type Pieces = AsyncGenerator<Uint8Array, void>;

/**
 * A stream of pieces, each made by `inTurn` when the one before was taken. A reader that leaves one lying too long, or takes too long for
 * all of them, is left: what is made for it could be made for others.
 */
function readable(
  pieces: Pieces,
  inTurn: <Result>(make: () => Promise<Result>) => Promise<Result>,
  { pieceMs, wholeMs }: Patience,
): Readable {
  let lying: NodeJS.Timeout | undefined;
  const leave = () => stream.destroy(new Error('an export is left: its reader takes nothing, or too slowly'));
  async function* paced(): Pieces {
    try {
      for (;;) {
        clearTimeout(lying);
        const { done, value } = await inTurn(() => pieces.next());
        // The last ones may still lie there when there are no more.
        if (!stream.destroyed) lying = setTimeout(leave, pieceMs);
        if (done) return;
        yield value;
      }
    } finally {
      await pieces.return();
    }
  }
  const stream = Readable.from(paced(), { objectMode: false });
  const whole = setTimeout(leave, wholeMs);
  // Also when its reader goes before the first byte.
  stream.once('close', () => {
    clearTimeout(lying);
    clearTimeout(whole);
  });
  return stream;
}

export function createOwnData(parts: readonly OwnPart[], clock: Clock, patience: Patience = PATIENCE): OwnData {
  const patientParts = parts.map(patient);
  const each = { places: 1, waiting: 1 };
  const turns = createTurnstile({ places: PIECES_AT_ONCE, waiting: MOST_OPEN, patienceMs: TURN_MS, each });
  const open = new Map<string, Readable>();
  const refuseSecond = (userId: string) => {
    if (open.has(userId)) throw new AppError('exportUnderWay');
  };
  return {
    refuseSecond,
    zipOf: (userId) => {
      refuseSecond(userId);
      if (open.size >= MOST_OPEN) throw new AppError('unavailable');
      const pieces = exportZip(patientParts, userId, new Date(clock.now()));
      const zip = readable(pieces, (make) => turns.pass(userId, make), patience);
      open.set(userId, zip);
      // By the same stream alone: between its end and its close there may be another one.
      const over = () => {
        if (open.get(userId) === zip) open.delete(userId);
      };
      for (const event of ['end', 'close']) zip.once(event, over);
      return zip;
    },
  };
}
