import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { FEES_TOPIC, type FeesChanged } from '../../events';
import { audit } from '../desk/auditRow';
import type { CommandKind } from './commandKind';

export interface SetFeeTier {
  input: { actor: Actor; tier: number; audit: AuditRecord };
  result: { userId: string; tier: number };
  found: never;
}

/** Puts a user into a fee tier. Orders carry the rates they were placed at: what is open stays as it is. */
export const setFeeTier: CommandKind<SetFeeTier> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  apply: ({ desk, batch }, { actor, tier, audit: record }) => {
    const { userId, accountType } = actor;
    if (!desk.fees.tier(tier)) throw new AppError('badRequest', 'tier', 'no such tier');
    const trader = desk.trader(userId);
    const before = trader.feeTier;
    desk.storeTrader(batch, trader, accountType);
    trader.feeTier = tier;
    batch.onUndo(() => {
      trader.feeTier = before;
    });
    batch.update('traders', { user_id: userId, fee_tier: tier });
    const told: FeesChanged = { tier, userId, atMs: batch.atMs };
    batch.tell(FEES_TOPIC, told);
    audit(batch, record, { before });
    return () => ({ userId, tier });
  },
};
