import type { SpotOrder } from '@/contract/spot';
import type { Actor } from '../../actor';
import { type CancelTarget, cancelOrder } from '../spot/cancelOrders';
import type { CommandKind } from './commandKind';

export interface Cancel {
  input: { actor: Actor; target: CancelTarget };
  /** Undefined: no open order of the user is meant. */
  result: SpotOrder | undefined;
  found: never;
}

/** Cancels one open order. */
export const cancel: CommandKind<Cancel> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  apply: ({ desk, batch }, { actor, target }) => {
    const record = cancelOrder(desk, batch, actor.userId, target);
    return (render) => record && render(record);
  },
};
