import { dayName } from '@/domain/days';
import { type DayReward, dueRewards } from '@/domain/earn/interest';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { roomOf } from '../desk/ledgerRoom';
import { keyOf, type LedgerOwner } from '../ledger/account';
import { LEDGER_LIMIT } from '../ledger/limits';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import { type SubscriptionRecord, subscriptionRateOn } from '../records/subscriptionRecord';

/** One posting for each plan and day: the ledger takes it once, whatever else goes wrong. */
export const INTEREST_KIND = 'earn.interest';

export const mainWallet = (userId: string): LedgerOwner => ({ type: 'user', userId, wallet: 'MAIN' });
const INTEREST: LedgerOwner = { type: 'system', name: 'earnInterest' };
export const interestReference = (applyId: string, day: number): string => `${applyId}:${dayName(day)}`;

const sumOf = (rewards: readonly DayReward[]) => rewards.reduce((sum, { amount }) => sum + amount, 0n);

/** Both accounts can take it; they can for as long as all money of a coin is within the ledger's limit. */
function canPay(desk: Desk, { userId, asset }: SubscriptionRecord, amount: bigint): boolean {
  const room = roomOf(desk.account(keyOf(mainWallet(userId), asset)));
  return amount <= room && desk.account(keyOf(INTEREST, asset)).available - amount >= -LEDGER_LIMIT;
}

function payOne(desk: Desk, batch: Batch, { applyId, userId, asset }: SubscriptionRecord, { day, amount }: DayReward): void {
  const postingId = applyPosting(desk, batch, {
    kind: INTEREST_KIND,
    reference: interestReference(applyId, day),
    entries: [
      { owner: INTEREST, asset, amount: -amount },
      { owner: mainWallet(userId), asset, amount },
    ],
  });
  batch.insert('earn_rewards', {
    id: postingId,
    user_id: userId,
    apply_id: applyId,
    asset,
    day,
    amount: String(amount),
    at_ms: batch.atMs,
  });
}

/**
 * Pays what is due into the main wallet and moves the subscription on by as much; its row is written by the caller. Answers how much was
 * paid; undefined, and nothing changed, where the accounts cannot take it.
 */
export function payRewards(
  desk: Desk,
  batch: Batch,
  subscription: SubscriptionRecord,
  plan: EarnPlanRecord,
  options?: { endsNow?: boolean; limit?: number },
): { paid: bigint; days: number } | undefined {
  const rewards = dueRewards(subscription, subscriptionRateOn(subscription, plan), batch.atMs, options);
  const paid = sumOf(rewards);
  if (!canPay(desk, subscription, paid)) return undefined;
  for (const reward of rewards) {
    if (reward.amount > 0n) payOne(desk, batch, subscription, reward);
    Object.assign(subscription, reward.after);
  }
  subscription.paid += paid;
  return { paid, days: rewards.length };
}
