import type { Actor } from '../../actor';
import type { AuditRecord } from '../../auditRecord';
import { STANDING_TOPIC, type StandingChanged } from '../../events';
import { audit } from '../desk/auditRow';
import type { TraderStanding } from '../desk/trader';
import { cancelAllOrders } from '../spot/cancelOrders';
import type { CommandKind } from './commandKind';

export interface SetFrozen {
  input: {
    actor: Actor;
    isFrozen: boolean;
    cancelOrders: boolean;
    /** Of the operator whose freeze it is; absent where the owner freezes the own account. */
    audit?: AuditRecord;
    /** An operator ends the owner's freeze. */
    isOwners?: boolean;
  };
  /** `frozenMs`: since when, by whoever asked; null when it is not. */
  result: { userId: string; isFrozen: boolean; frozenMs: number | null; canceledOrderIds: string[] };
  found: never;
}

/**
 * Ends placing orders and moving money for a user, or lets them again; an operator's freeze and the owner's own end for themselves.
 * Freezing twice leaves the first moment. Orders in halted markets cannot be cancelled with it.
 */
export const setFrozen: CommandKind<SetFrozen> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  apply: ({ desk, batch }, { actor, isFrozen, cancelOrders, audit: record, isOwners = record === undefined }) => {
    const { userId, accountType } = actor;
    const trader = desk.trader(userId);
    const before = trader.stands;
    const was = isOwners ? before.selfFrozenMs : before.frozenMs;
    const frozenMs = isFrozen ? (was ?? batch.atMs) : null;
    const canceledOrderIds = cancelOrders ? cancelAllOrders(desk, batch, userId).map(({ orderId }) => orderId) : [];
    desk.storeTrader(batch, trader, accountType);
    const changed: Partial<TraderStanding> = isOwners ? { selfFrozenMs: frozenMs } : { frozenMs };
    trader.stands = { ...before, ...changed };
    batch.onUndo(() => {
      trader.stands = before;
    });
    batch.update('traders', { user_id: userId, ...(isOwners ? { self_frozen_ms: frozenMs } : { frozen_ms: frozenMs }) });
    const told: StandingChanged = { userId };
    batch.tell(STANDING_TOPIC, told);
    if (record) audit(batch, record, { wasFrozen: was !== null, canceledOrderIds });
    return () => ({ userId, isFrozen, frozenMs, canceledOrderIds });
  },
};
