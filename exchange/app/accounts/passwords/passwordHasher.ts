import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { AppError } from '../../appError';

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
  /** Hashes waiting; more are refused with `unavailable` instead of eating memory. */
  maxWaiting: number;
}

export const defaultHasher: HasherSettings = { cost: owaspArgon2, concurrency: 2, maxWaiting: 200 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash (no such account) it takes as long and is false. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean;
}

function createGate({ concurrency, maxWaiting }: HasherSettings) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new AppError('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // A finished hash hands its place to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

// The same characters typed on two keyboards may arrive composed or decomposed.
const normalised = (password: string) => password.normalize('NFC');

/** argon2id, a few at a time. */
export function createPasswordHasher(settings: HasherSettings = defaultHasher): PasswordHasher {
  const { cost } = settings;
  const inTurn = createGate(settings);
  const hashOf = (password: string) => inTurn(() => hash(normalised(password), cost));
  // Made up front: made on first use, the first unknown account would be told by a longer wait.
  const hashOfNobody = hash(randomBytes(32), cost);
  return {
    hash: hashOf,
    verify: async (passwordHash, password) => {
      const against = passwordHash ?? (await hashOfNobody);
      const isRight = await inTurn(() => verify(against, normalised(password)));
      return isRight && typeof passwordHash === 'string';
    },
    isOutdated: (passwordHash) => {
      const made = parseOptions(passwordHash);
      return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism;
    },
  };
}
