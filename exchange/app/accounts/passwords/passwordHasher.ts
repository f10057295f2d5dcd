import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createTurnstile, TooBusy } from '@/domain/network/turnstile';
import { AppError } from '../../appError';
import { currentCaller } from '../../caller';
import { isSameSecret } from '../../constantTime';

/** Cost of argon2id: memory in KiB, passes, threads. */
export interface Argon2Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB of memory, 2 passes, 1 thread. */
export const owaspArgon2: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface HasherSettings {
  cost: Argon2Cost;
  /** Hashes computed at once. Below the size of Node's thread pool (4), so that files and DNS never wait for passwords. */
  concurrency: number;
  /** Hashes waiting, in all and of one caller; more are refused with `unavailable` instead of eating memory. */
  maxWaiting: number;
  waitingEach: number;
}

export const defaultHasher: HasherSettings = { cost: owaspArgon2, concurrency: 2, maxWaiting: 200, waitingEach: 40 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash (no such account) it takes as long and is false. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** Hashes of secrets that are of one owner and share a salt: which of them a user typed costs one hash, not one of each. */
  hashTogether(secrets: readonly string[]): Promise<string[]>;
  /** Which of the hashes is of this secret; undefined when none is. Takes as long whichever it is. */
  whichIs(hashes: readonly string[], secret: string): Promise<number | undefined>;
  /** Whether the hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** How long a user waits before being refused, ms: longer and they have gone. */
const PATIENCE_MS = 15_000;

/** Callers take turns: whoever asks for many hashes waits behind themselves and not before others. */
function createTurns({ concurrency, maxWaiting, waitingEach }: HasherSettings) {
  const each = { places: concurrency, waiting: waitingEach };
  const turnstile = createTurnstile({ places: concurrency, waiting: maxWaiting, patienceMs: PATIENCE_MS, each });
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    turnstile.pass(currentCaller(), work).catch((failure: unknown) => {
      throw failure instanceof TooBusy ? new AppError('unavailable') : failure;
    });
}

// The same characters typed on two keyboards may arrive composed or decomposed.
const normalised = (password: string) => password.normalize('NFC');

const SALT_BYTES = 16;
/** How a hash was made, its salt included: all of its text before the hash itself ($argon2id$v=19$m=..,t=..,p=..$salt$hash). */
const wayOf = (encoded: string) => encoded.slice(0, encoded.lastIndexOf('$') + 1);
const optionsOf = (encoded: string): Argon2Cost & { salt: Buffer } => {
  const { memoryCost, timeCost, parallelism } = parseOptions(encoded);
  return { memoryCost, timeCost, parallelism, salt: Buffer.from(encoded.split('$')[4] ?? '', 'base64') };
};

/** argon2id, a few at a time. */
export function createPasswordHasher(settings: HasherSettings = defaultHasher): PasswordHasher {
  const { cost } = settings;
  const inTurn = createTurns(settings);
  const hashOf = (password: string, salt?: Buffer) => inTurn(() => hash(normalised(password), { ...cost, salt }));
  // Made up front: made on first use, the first unknown account would be told by a longer wait.
  const hashOfNobody = hash(randomBytes(32), cost);
  return {
    hash: (password) => hashOf(password),
    verify: async (passwordHash, password) => {
      const against = passwordHash ?? (await hashOfNobody);
      const isRight = await inTurn(() => verify(against, normalised(password)));
      return isRight && typeof passwordHash === 'string';
    },
    hashTogether: (secrets) => {
      const salt = randomBytes(SALT_BYTES);
      return Promise.all(secrets.map((secret) => hashOf(secret, salt)));
    },
    whichIs: async (hashes, secret) => {
      const oneOfEachWay = new Map(hashes.map((encoded) => [wayOf(encoded), encoded])).values();
      const typed = await Promise.all([...oneOfEachWay].map((way) => inTurn(() => hash(normalised(secret), optionsOf(way)))));
      const found = hashes.findIndex((stored) => typed.some((one) => isSameSecret(one, stored)));
      return found < 0 ? undefined : found;
    },
    isOutdated: (passwordHash) => {
      const made = parseOptions(passwordHash);
      return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism;
    },
  };
}
