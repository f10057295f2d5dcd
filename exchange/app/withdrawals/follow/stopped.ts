import type { MoveWithdrawal } from '../../money/commands/moveWithdrawal';
import type { WithdrawalRecord } from '../../money/records/withdrawalRecord';
import type { FollowingContext } from './context';

type Move = Pick<MoveWithdrawal['input'], 'to' | 'changes'>;

/**
 * What is done with one that would go on, where its account's standing has changed since it was asked for: an operator looks while it is
 * frozen, locked or gone, and it waits with everything else where sending is held. Undefined: nothing stands against it.
 */
export async function stoppedBy({ store, clock }: FollowingContext, { userId }: WithdrawalRecord): Promise<Move | undefined> {
  const standing = await store.standing(userId);
  const { frozenMs, selfFrozenMs, lockedMs, sendingHeldUntilMs } = standing ?? { sendingHeldUntilMs: null };
  if (!standing || frozenMs !== null || selfFrozenMs !== null || lockedMs !== null) return { to: 'REVIEW', changes: { reason: 'ACCOUNT' } };
  if (sendingHeldUntilMs === null || sendingHeldUntilMs <= clock.now()) return undefined;
  return { to: 'HELD', changes: { reason: 'PROTECTION', leavesMs: sendingHeldUntilMs } };
}
