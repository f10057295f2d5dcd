import type { Actor } from '../../actor';
import type { AuditRecord } from '../../auditRecord';
import { audit } from '../desk/auditRow';
import { cancelAllOrders } from '../spot/cancelOrders';
import type { CommandKind } from './commandKind';

export interface SetFrozen {
  input: { actor: Actor; isFrozen: boolean; cancelOrders: boolean; audit: AuditRecord };
  result: { userId: string; isFrozen: boolean; canceledOrderIds: string[] };
  found: never;
}

/** Ends placing orders and moving money for a user, or lets them again. Orders in halted markets cannot be cancelled with it. */
export const setFrozen: CommandKind<SetFrozen> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  apply: ({ desk, batch }, { actor, isFrozen, cancelOrders, audit: record }) => {
    const { userId, accountType } = actor;
    const trader = desk.trader(userId);
    const before = trader.isFrozen;
    const canceledOrderIds = cancelOrders ? cancelAllOrders(desk, batch, userId).map(({ orderId }) => orderId) : [];
    desk.storeTrader(batch, trader, accountType);
    trader.isFrozen = isFrozen;
    batch.onUndo(() => {
      trader.isFrozen = before;
    });
    batch.update('traders', { user_id: userId, frozen_ms: isFrozen ? batch.atMs : null });
    audit(batch, record, { wasFrozen: before, canceledOrderIds });
    return () => ({ userId, isFrozen, canceledOrderIds });
  },
};
