import type { CallParams } from '@/contract/calls';
import type { EarnRedeemReview } from '@/contract/earn';
import { earlyRedemption } from '@/domain/earn/earlyRedemption';
import { dueRewards, sharesOf } from '@/domain/earn/interest';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { partOf } from '../money/earn/partOf';
import { readAmount } from '../money/ledger/readAmount';
import type { EarnPlanRecord } from '../money/records/earnPlanRecord';
import { type SubscriptionRecord, subscriptionRateOn } from '../money/records/subscriptionRecord';
import type { EarnContext } from './context';
import { ownSubscription } from './ownPlans';
import { decimalOfShares } from './shown';

/** Interest that is due when it is left now. */
function dueNow(record: SubscriptionRecord, plan: EarnPlanRecord, nowMs: number, endsNow: boolean): bigint {
  const due = dueRewards(record, subscriptionRateOn(record, plan), nowMs, { endsNow });
  return due.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Interest from where it is counted to the end of the term, in whole units. */
const toTheEnd = (record: SubscriptionRecord, plan: EarnPlanRecord, endMs: number): bigint => dueNow(record, plan, endMs, true);

/** What leaving now gives and costs, and what staying would give. @throws AppError earnPlanUnknown, earnPlanEnded, and of amounts */
export async function reviewRedemption(
  context: EarnContext,
  { userId }: Actor,
  params: CallParams<'earnRedeemReview'>,
): Promise<EarnRedeemReview> {
  const { queries, scales, clock } = context;
  const record = await ownSubscription(context, userId, params.applyId);
  const [plan] = await queries.plans([record.planId]);
  if (!plan || record.status !== 'ACTIVE') throw new AppError('earnPlanEnded');
  const scale = scales.get(record.asset) ?? 0;
  const decimal = (units: bigint) => fromUnits(units, scale);
  const now = clock.now();
  const asked = params.amount === undefined ? null : readAmount(record.asset, scale, params.amount);
  const amount = partOf(record, plan, asked, scale);
  const isEarly = record.endMs !== null && now < record.endMs;
  const takenBack = isEarly ? earlyRedemption(record.principal, record.paid).takenBack : 0n;
  const paidNow = isEarly ? 0n : dueNow(record, plan, now, amount === record.principal);
  const running = record.ratePpm === null ? 0n : sharesOf(record.principal, record.ratePpm, record.countedMs, now);
  return {
    applyId: record.applyId,
    coinSymbol: record.asset,
    isEarly,
    back: decimal(amount - takenBack + paidNow),
    principal: decimal(amount),
    takenBack: decimal(takenBack),
    paidNow: decimal(paidNow),
    lost: isEarly ? decimalOfShares(record.shares + running, scale) : '0',
    toCome: isEarly && record.endMs !== null ? decimal(toTheEnd(record, plan, record.endMs)) : '0',
    paid: decimal(record.paid),
    endsAt: record.endMs,
    at: now,
  };
}
