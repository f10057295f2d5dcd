import type { OperatorParams } from '@/contract/operator';
import { dayNumber, dayStart } from '@/domain/days';
import { ratePpmOf } from '@/domain/earn/interest';
import { fromUnits, toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import { shownOwn } from '../earn/ownPlans';
import { percentOf } from '../earn/shown';
import { LEDGER_LIMIT } from '../money/ledger/limits';
import { type EarnPlanRecord, planRateOn } from '../money/records/earnPlanRecord';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

const LINES = 50;
/** 1000 % a year, in millionths: what is above it is a slip of the hand. */
const MOST_PPM = 10_000_000n;

async function found({ earn }: OperatingContext, planId: string): Promise<EarnPlanRecord> {
  const [plan] = await earn.queries.plans([planId]);
  if (!plan) throw new AppError('earnPlanUnknown');
  return plan;
}

/** Rates as they are today and as they are planned; amounts as decimals of the coin. */
function shown({ writer, clock }: OperatingContext, plan: EarnPlanRecord) {
  const { planId, asset, planType, termDays, isOpen, minAmount, maxPerUser, capacity, taken } = plan;
  const decimal = (units: bigint) => fromUnits(units, writer.scales.get(asset) ?? 0);
  const today = dayNumber(clock.now());
  const rateOn = planRateOn(plan);
  return {
    planId,
    coin: asset,
    planType,
    termDays,
    isOpen,
    aprPercent: percentOf(rateOn(today)),
    aprTomorrow: percentOf(rateOn(today + 1)),
    minAmount: decimal(minAmount),
    maxPerUser: decimal(maxPerUser),
    capacity: decimal(capacity),
    taken: decimal(taken),
  };
}

/** Every plan with what it takes and what is in it, closed ones too. */
export async function listEarnPlans(context: OperatingContext, _by: Operator, { asset }: OperatorParams<'listEarnPlans'>) {
  const { earn } = context;
  const listed = await earn.plans(asset);
  const plans = new Map((await earn.queries.plans(listed.map(({ planId }) => planId))).map((plan) => [plan.planId, plan]));
  return listed.flatMap(({ planId, running }) => {
    const plan = plans.get(planId);
    return plan ? [{ ...shown(context, plan), running }] : [];
  });
}

/** One plan with all its rates, by the moment from which each holds. @throws AppError earnPlanUnknown */
export async function showEarnPlan(context: OperatingContext, _by: Operator, { planId }: OperatorParams<'showEarnPlan'>) {
  const plan = await found(context, planId);
  const rates = plan.rates.map(({ fromDay, ratePpm }) => ({ from: dayStart(fromDay), aprPercent: percentOf(ratePpm) }));
  return { ...shown(context, plan), rates };
}

function ppmOf(aprPercent: string): bigint {
  const ppm = ratePpmOf(aprPercent);
  if (ppm === undefined || ppm === 0n || ppm > MOST_PPM)
    throw new AppError('badRequest', 'aprPercent', `above 0, up to ${percentOf(MOST_PPM)}, at most four decimals`);
  return ppm;
}

/** An amount of the coin in ledger units; a plan may have no room, but no limit of nothing. */
function unitsOf(field: string, amount: string, scale: number, least: bigint): bigint {
  const units = toUnits(amount, scale);
  if (units === undefined || units < least || units > LEDGER_LIMIT)
    throw new AppError(
      'badRequest',
      field,
      `from ${fromUnits(least, scale)} to ${fromUnits(LEDGER_LIMIT, scale)}, at most ${scale} decimals`,
    );
  return units;
}

/**
 * Changes what a plan takes from now on, and its rate from the next day (UTC) on: what users were shown today holds today, and running
 * fixed plans keep the rate they were opened at. What is in a plan stays, also above its limits.
 * @throws AppError earnPlanUnknown, badRequest
 */
export async function setEarnPlan(context: OperatingContext, by: Operator, params: OperatorParams<'setEarnPlan'>) {
  const { planId, note, isOpen, aprPercent, ...amounts } = params;
  const { asset } = await found(context, planId);
  const scale = context.writer.scales.get(asset) ?? 0;
  const units = (field: keyof typeof amounts, least = 1n) => {
    const amount = amounts[field];
    return amount === undefined ? {} : { [field]: unitsOf(field, amount, scale, least) };
  };
  const change = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(aprPercent === undefined ? {} : { ratePpm: ppmOf(aprPercent) }),
    ...units('minAmount'),
    ...units('maxPerUser'),
    ...units('capacity', 0n),
  };
  if (Object.keys(change).length === 0) throw new AppError('badRequest', 'request', 'nothing to change');
  const audit = auditBy(by, 'earn.set', `earnPlan:${planId}`, { note });
  return shown(context, await context.writer.run('earnSetPlan', { planId, change, audit }));
}

/** A user's plans, running ones or those that are over, latest first. */
export async function listEarnOfUser(context: OperatingContext, _by: Operator, params: OperatorParams<'listEarnOfUser'>) {
  const { userId, ended = false, limit = LINES } = params;
  const { queries } = context.earn;
  const rows = await queries.subscriptions(userId, { ended, before: undefined, limit });
  return shownOwn({ queries, scales: context.writer.scales, clock: context.clock }, rows);
}
