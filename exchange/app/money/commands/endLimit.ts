import type { LimitState } from '@/domain/convert/kinds';
import { endHeldLimit } from '../convert/endHeldLimit';
import { refuseWhileHalted } from '../desk/moneyGate';
import type { LimitRecord } from '../records/conversionRecord';
import type { CommandKind } from './commandKind';

export interface EndLimit {
  input: { limit: LimitRecord; state: Extract<LimitState, 'CANCELED' | 'EXPIRED'> };
  /** False: it had ended before. */
  result: boolean;
  found: never;
}

/**
 * Makes available again what a limit conversion holds. It is over when nothing is held for it, whatever its row said when it was read:
 * ending it twice, or after it was converted, changes nothing. Throws unavailable while money stands still.
 */
export const endLimit: CommandKind<EndLimit> = {
  needs: (_desk, { limit }) => ({ users: [limit.userId] }),
  apply: ({ desk, batch }, { limit, state }) => {
    refuseWhileHalted(desk);
    const hasEnded = endHeldLimit(desk, batch, limit, state);
    return () => hasEnded;
  },
};
