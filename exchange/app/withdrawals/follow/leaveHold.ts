import { decide } from '@/domain/withdrawal/rules';
import type { WithdrawalRecord } from '../../money/records/withdrawalRecord';
import type { FollowingContext } from './context';
import { stoppedBy } from './stopped';

/** It waits for nothing but that sending is held for its account: no longer than that is, where it ends earlier than was said. */
async function ease({ store, writer, clock }: FollowingContext, record: WithdrawalRecord): Promise<WithdrawalRecord> {
  const { withdrawalId, userId, leavesMs } = record;
  const standing = await store.standing(userId);
  const heldMs = standing && (standing.sendingHeldUntilMs ?? clock.now());
  if (heldMs === undefined || heldMs >= leavesMs) return record;
  return writer.run('moveWithdrawal', { withdrawalId, from: 'HELD', to: 'HELD', changes: { leavesMs: heldMs } });
}

/** One whose time is over: it goes, or an operator looks first. */
export async function leaveHold(context: FollowingContext, record: WithdrawalRecord): Promise<WithdrawalRecord> {
  const { writer, rules, clock } = context;
  const now = clock.now();
  if (record.leavesMs > now) return record.reason === 'PROTECTION' ? ease(context, record) : record;
  const step = { withdrawalId: record.withdrawalId, from: 'HELD' } as const;
  const stop = await stoppedBy(context, record);
  if (stop) return writer.run('moveWithdrawal', { ...step, ...stop });
  // Whoever has approved it has seen what there is; the wait came behind that.
  const decision =
    record.approvedBy === null
      ? decide(rules, { ...record, dayCents: await context.store.dayCents(record) })
      : ({ status: 'APPROVED' } as const);
  const changes =
    decision.status === 'REVIEW'
      ? { reason: decision.reason }
      : { reason: null, approvedMs: record.approvedMs ?? now, approvedBy: record.approvedBy ?? 'rule' };
  return writer.run('moveWithdrawal', { ...step, to: decision.status, changes });
}
