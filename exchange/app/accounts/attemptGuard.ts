import { createHash } from 'node:crypto';
import { AppError } from '../appError';
import type { Clock } from '../ports/clock';
import type { AttemptStore, DelayRule } from './accountStore';

/** One thing that is counted, such as wrong passwords from an address. */
export interface Guarded {
  rule: DelayRule;
  /** What is counted, in parts; stored hashed. */
  about: readonly string[];
  refusal: 'rateLimited' | 'accountLocked';
}

export interface AttemptGuard {
  /** Counts one attempt of each. @throws AppError of the first that is blocked, with the seconds to wait. */
  admit(...guarded: Guarded[]): Promise<void>;
  takeBack(...guarded: Guarded[]): Promise<void>;
  forget(...guarded: Guarded[]): Promise<void>;
}

const keyOf = ({ about }: Guarded) => createHash('sha256').update(JSON.stringify(about)).digest('base64url');

export function createAttemptGuard(store: AttemptStore, clock: Clock): AttemptGuard {
  return {
    admit: async (...guarded) => {
      const now = clock.now();
      for (const one of guarded) {
        const blockedUntil = await store.admit(keyOf(one), one.rule, now);
        if (blockedUntil !== undefined) throw new AppError(one.refusal, Math.max(1, Math.ceil((blockedUntil - now) / 1_000)));
      }
    },
    takeBack: async (...guarded) => {
      for (const one of guarded) await store.takeBack(keyOf(one), one.rule);
    },
    forget: async (...guarded) => {
      for (const one of guarded) await store.forget(keyOf(one));
    },
  };
}
