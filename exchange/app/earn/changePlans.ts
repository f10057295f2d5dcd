import type { CallParams } from '@/contract/calls';
import type { EarnRedeemed, EarnSubscription } from '@/contract/earn';
import { fromUnits, toUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { readAmount } from '../money/ledger/readAmount';
import type { SubscriptionRecord } from '../money/records/subscriptionRecord';
import type { EarnContext } from './context';
import { ownSubscription, shownOwn } from './ownPlans';

const scaleOf = ({ scales }: EarnContext, asset: string) => scales.get(asset) ?? 0;

/** What the writer answered, with what its plan says besides. */
async function shown(context: EarnContext, record: SubscriptionRecord): Promise<EarnSubscription> {
  const { planType, termDays } = await ownSubscription(context, record.userId, record.applyId);
  const [row] = await shownOwn(context, [{ ...record, planType, termDays }]);
  if (!row) throw new AppError('earnPlanUnknown');
  return row;
}

/**
 * Puts money of the main wallet into a plan. @throws AppError earnPlanUnknown, earnPlanClosed, earnTooLittle, earnOverLimit, earnNoRoom,
 * amountStep, amountTooLarge, balanceTooLow, earnIdReused
 */
export async function apply(context: EarnContext, { userId }: Actor, params: CallParams<'earnApply'>): Promise<EarnSubscription> {
  const { planId, clientId, autoRenew = false } = params;
  const [plan] = await context.queries.plans([planId]);
  if (!plan) throw new AppError('earnPlanUnknown');
  const amount = readAmount(plan.asset, scaleOf(context, plan.asset), params.amount);
  return shown(context, await context.writer.run('earnSubscribe', { userId, clientId, planId, amount, autoRenew }));
}

/** Puts more into a running plan. Throws what `apply` does, and earnPlanEnded, earnRateOver. */
export async function addFunds(context: EarnContext, { userId }: Actor, params: CallParams<'earnAddFunds'>): Promise<EarnSubscription> {
  const { applyId, clientId } = params;
  const { asset } = await ownSubscription(context, userId, applyId);
  const amount = readAmount(asset, scaleOf(context, asset), params.amount);
  return shown(context, await context.writer.run('earnAddFunds', { userId, clientId, applyId, amount }));
}

/** Says what happens at the end of a fixed plan. Throws earnPlanUnknown, earnPlanEnded; featureOff for on, where no plans are offered. */
export async function setRenewal(context: EarnContext, { userId, brand }: Actor, { applyId, autoRenew }: CallParams<'earnAutoRenew'>) {
  if (autoRenew && !context.offersPlans(brand)) throw new AppError('featureOff');
  return shown(context, await context.writer.run('earnSetRenewal', { userId, applyId, autoRenew }));
}

/**
 * Takes money out of a plan. @throws AppError earnPlanUnknown, earnPlanEnded, earnWholeOnly, earnMoreThanIn, earnLeavesTooLittle,
 * earnIdReused, and earnCostChanged where it costs another amount than was reviewed
 */
export async function redeem(context: EarnContext, { userId }: Actor, params: CallParams<'earnRedeem'>): Promise<EarnRedeemed> {
  const { applyId, clientId } = params;
  const { asset } = await ownSubscription(context, userId, applyId);
  const scale = scaleOf(context, asset);
  const amount = params.amount === undefined ? null : readAmount(asset, scale, params.amount);
  const agreedCost = toUnits(params.takenBack, scale);
  // No review ever says such an amount.
  if (agreedCost === undefined) throw new AppError('earnCostChanged');
  const { action, subscription } = await context.writer.run('earnRedeem', { userId, clientId, applyId, amount, agreedCost });
  const decimal = (units: bigint) => fromUnits(units, scale);
  return {
    applyId,
    coinSymbol: asset,
    amount: decimal(action.amount),
    takenBack: decimal(action.takenBack),
    paid: decimal(action.paid),
    at: action.atMs,
    plan: await shown(context, subscription),
  };
}
