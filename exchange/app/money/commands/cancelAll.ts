import type { Actor } from '../../actor';
import { cancelAllOrders } from '../spot/cancelOrders';
import type { CommandKind } from './commandKind';

export interface CancelAll {
  /** Without a symbol: the orders of all markets. */
  input: { actor: Actor; symbol: string | undefined };
  /** Order ids, oldest first. */
  result: string[];
  found: never;
}

/** Cancels a user's open orders. */
export const cancelAll: CommandKind<CancelAll> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  apply: ({ desk, batch }, { actor, symbol }) => {
    const orderIds = cancelAllOrders(desk, batch, actor.userId, symbol).map((record) => record.orderId);
    return () => orderIds;
  },
};
