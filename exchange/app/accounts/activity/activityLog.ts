import type { ActivityKind, ActivityResult } from '@/domain/account/activity';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { ActivityStore } from '../accountStore';
import type { Origin } from '../model';

export interface Act {
  userId: string;
  kind: ActivityKind;
  result: ActivityResult;
}

export interface ActivityLog {
  /** Writes it down behind the answer: whether a wrong password was a user's must not show in its time. */
  note(act: Act, origin: Origin): void;
  /** Resolves when everything noted so far is written or given up. */
  settled(): Promise<void>;
}

/** What waits to be written at most. The rules against guessing let through far less; more means the database is away. */
const MAX_PENDING = 1_000;

export function createActivityLog({ store, clock, log }: { store: ActivityStore; clock: Clock; log: Log }): ActivityLog {
  const pending = new Set<Promise<void>>();
  return {
    note: (act, origin) => {
      if (pending.size >= MAX_PENDING) return log.error({ kind: act.kind }, 'too many acts waiting to be written');
      const writing: Promise<void> = store
        .add({ ...act, ...origin, at: clock.now() })
        .catch((error: unknown) => log.error({ err: error, kind: act.kind }, 'an act was not written down'))
        .finally(() => pending.delete(writing));
      pending.add(writing);
    },
    settled: async () => {
      await Promise.all(pending);
    },
  };
}
