import type { CallParams } from '@/contract/calls';
import type { EarnPlanDetail, EarnReward, EarnSubscription } from '@/contract/earn';
import type { Page } from '@/contract/envelope';
import { dayNumber, dayStart } from '@/domain/days';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { type EarnPlanRecord, planRateOn } from '../money/records/earnPlanRecord';
import type { SubscriptionRecord } from '../money/records/subscriptionRecord';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import type { EarnContext } from './context';
import type { OwnSubscription, RewardRow } from './earnStore';
import { shownSubscription } from './shown';

/** Days that the chart of a plan shows one by one; the longest term there is. */
const MOST_STEPS = 400;

type Reading = Pick<EarnContext, 'queries' | 'scales' | 'clock'>;

/** What pays these plans today. */
async function ratesOf({ queries, clock }: Reading, records: readonly SubscriptionRecord[]) {
  const flexible = [...new Set(records.filter(({ ratePpm }) => ratePpm === null).map(({ planId }) => planId))];
  const plans: EarnPlanRecord[] = flexible.length === 0 ? [] : await queries.plans(flexible);
  const byId = new Map(plans.map((plan) => [plan.planId, planRateOn(plan)(dayNumber(clock.now()))]));
  return ({ ratePpm, planId }: SubscriptionRecord): bigint => ratePpm ?? byId.get(planId) ?? 0n;
}

/** Plans of the wire, in the order of the rows. */
export async function shownOwn(context: Reading, records: readonly OwnSubscription[]): Promise<EarnSubscription[]> {
  const rateOf = await ratesOf(context, records);
  return records.map((record) => shownSubscription(record, rateOf(record), context.scales));
}

/** Own running plans, or those that are over, latest first. */
export async function listPlans(
  context: EarnContext,
  { userId }: Actor,
  { coinSymbol: asset, ended = false, searchAfter, pageSize = DEFAULT_PAGE_SIZE }: CallParams<'earnCurrent'>,
): Promise<Page<EarnSubscription>> {
  const rows = await context.queries.subscriptions(userId, { asset, ended, before: readCursor(searchAfter), limit: pageSize + 1 });
  const rateOf = await ratesOf(context, rows);
  return pageOf(
    rows,
    pageSize,
    ({ openedMs, applyId }) => ({ atMs: openedMs, id: applyId }),
    (row) => shownSubscription(row, rateOf(row), context.scales),
  );
}

/** An own plan by its id. @throws AppError earnPlanUnknown, also for another user's */
export async function ownSubscription({ queries }: Reading, userId: string, applyId: string): Promise<OwnSubscription> {
  const record = await queries.subscription(userId, applyId);
  if (!record) throw new AppError('earnPlanUnknown');
  return record;
}

/** A plan with what was done with it and what it paid by when. */
export async function readPlan(context: EarnContext, { userId }: Actor, applyId: string): Promise<EarnPlanDetail> {
  const record = await ownSubscription(context, userId, applyId);
  const [steps, actions, [shown]] = await Promise.all([
    context.queries.steps(applyId, MOST_STEPS),
    context.queries.actions(applyId),
    shownOwn(context, [record]),
  ]);
  if (!shown) throw new AppError('earnPlanUnknown');
  const decimal = (units: bigint) => fromUnits(units, context.scales.get(record.asset) ?? 0);
  const endOf = (day: number) =>
    Math.min(dayStart(day + 1), record.endMs ?? Number.POSITIVE_INFINITY, record.endedMs ?? Number.POSITIVE_INFINITY);
  return {
    ...shown,
    rewards: steps.at(-1)?.count ?? 0,
    steps: steps.map(({ day, paidInAll }) => ({ at: endOf(day), paid: decimal(paidInAll) })),
    actions: actions.map(({ kind, amount, takenBack, atMs }) => ({
      kind,
      amount: decimal(amount),
      takenBack: decimal(takenBack),
      at: atMs,
    })),
  };
}

function shownReward(row: RewardRow, scale: number): EarnReward {
  const { rewardId, applyId, asset, planType, termDays, day, openedMs, endMs, endedMs, atMs } = row;
  const ends = [dayStart(day + 1), ...(endMs === null ? [] : [endMs]), ...(endedMs === null ? [] : [endedMs])];
  const from = Math.max(dayStart(day), openedMs);
  return {
    rewardId,
    applyId,
    coinSymbol: asset,
    planType,
    termDays,
    amount: fromUnits(row.amount, scale),
    paidInAll: fromUnits(row.paidInAll, scale),
    from,
    to: Math.max(from, Math.min(...ends)),
    at: atMs,
  };
}

/** Interest that was paid, newest first; of one plan or one coin where named. */
export async function listRewards(
  { queries, scales }: EarnContext,
  { userId }: Actor,
  { applyId, coinSymbol: asset, searchAfter, pageSize = DEFAULT_PAGE_SIZE }: CallParams<'earnRewards'>,
): Promise<Page<EarnReward>> {
  const rows = await queries.rewards(userId, { applyId, asset, before: readCursor(searchAfter), limit: pageSize + 1 });
  return pageOf(
    rows,
    pageSize,
    ({ atMs, rewardId }) => ({ atMs, id: rewardId }),
    (row) => shownReward(row, scales.get(row.asset) ?? 0),
  );
}
