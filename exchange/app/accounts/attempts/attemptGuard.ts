import { createHash } from 'node:crypto';
import { AppError } from '../../appError';
import type { Clock } from '../../ports/clock';
import type { AttemptStore, Block } from '../accountStore';
import type { AccountLimits } from './limits';

/** One thing that is counted, such as wrong passwords from an address. */
export interface Guarded {
  limit: keyof AccountLimits;
  /** What is counted, in parts; stored hashed. */
  about: readonly string[];
  refusal: 'rateLimited' | 'accountLocked';
  /** Whom a block is against, for the audit log: `user:10000001`, `network:203.0.113.7`. Asked at the first refusal of a block. */
  subject(): string | Promise<string>;
}

export interface AttemptGuard {
  /**
   * Counts one attempt of each, or of none where one of them is blocked: what was not looked at costs nobody a try. The first refusal of a
   * block goes to the audit log.
   * @throws AppError of the first that is blocked, with the seconds to wait.
   */
  admit(...guarded: Guarded[]): Promise<void>;
  /**
   * Counts one attempt of each, looks, and takes it back unless what was found `isWrong`. Counted before: of a hundred guesses at once only
   * the free ones are looked at. What `look` throws is no verdict (no room, no database) and counts for nothing.
   * @throws AppError of the first that is blocked, with the seconds to wait; whatever `look` throws
   */
  tryOut<Found>(guarded: readonly Guarded[], look: () => Promise<Found>, isWrong: (found: Found) => boolean): Promise<Found>;
  forget(...guarded: Guarded[]): Promise<void>;
}

const keyOf = ({ about }: Guarded) => createHash('sha256').update(JSON.stringify(about)).digest('base64url');
const ACTIONS = { accountLocked: 'login.lock', rateLimited: 'attempts.block' };

export function createAttemptGuard(store: AttemptStore, limits: AccountLimits, clock: Clock): AttemptGuard {
  const tell = async (one: Guarded, block: Block, now: number) => {
    const audit = {
      actor: `rule:${one.limit}`,
      action: ACTIONS[one.refusal],
      subject: await one.subject(),
      details: { until: block.until },
    };
    await store.tell(keyOf(one), block, audit, now);
  };
  const admit = async (one: Guarded) => {
    const now = clock.now();
    const block = await store.admit(keyOf(one), limits[one.limit], now);
    if (!block) return;
    if (!block.isTold) await tell(one, block, now);
    throw new AppError(one.refusal, Math.max(1, Math.ceil((block.until - now) / 1_000)));
  };
  const takeBack = async (...guarded: Guarded[]) => {
    for (const one of guarded) await store.takeBack(keyOf(one), limits[one.limit]);
  };
  const admitAll = async (...guarded: Guarded[]) => {
    for (const [index, one] of guarded.entries()) {
      try {
        await admit(one);
      } catch (refusal) {
        await takeBack(...guarded.slice(0, index));
        throw refusal;
      }
    }
  };
  return {
    admit: admitAll,
    tryOut: async (guarded, look, isWrong) => {
      await admitAll(...guarded);
      let counts = false;
      try {
        const found = await look();
        counts = isWrong(found);
        return found;
      } finally {
        if (!counts) await takeBack(...guarded);
      }
    },
    forget: async (...guarded) => {
      for (const one of guarded) await store.forget(keyOf(one));
    },
  };
}
