import { AppError } from '../../appError';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import { updateSubscriptions } from '../earn/earnRows';
import { type EarnFound, lookUpEarn } from '../earn/lookUp';
import { sheetOf } from '../earn/sheet';
import type { SubscriptionRecord } from '../records/subscriptionRecord';
import type { CommandKind } from './commandKind';

export interface EarnSetRenewal {
  input: { userId: string; applyId: string; autoRenew: boolean };
  result: SubscriptionRecord;
  found: EarnFound;
}

/** Says what happens at the end of a fixed plan. Off is a way out, which a frozen account keeps; on ties money up. */
export const earnSetRenewal: CommandKind<EarnSetRenewal> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: lookUpEarn,
  apply: ({ desk, batch }, { userId, autoRenew }, found) => {
    refuseWhileHalted(desk);
    refuseUnless(desk, userId, autoRenew ? 'TRANSFER' : 'CANCEL', batch.atMs);
    if (!found?.subscription) throw new AppError('earnPlanUnknown');
    const record = sheetOf(batch).subscription(found.subscription);
    if (record.status !== 'ACTIVE' || record.endMs === null) throw new AppError('earnPlanEnded');
    if (record.autoRenew !== autoRenew) {
      record.autoRenew = autoRenew;
      updateSubscriptions(batch, [record]);
    }
    const row = { ...record };
    return () => row;
  },
};
