import type { CallParams } from '@/contract/calls';
import type { Plan } from '@/contract/convert';
import { isTimeZone } from '@/domain/account/preferences';
import { MOST_PLANS } from '@/domain/convert/kinds';
import { nextDue, type Schedule } from '@/domain/convert/schedule';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { refuseOutOfBounds } from './bounds';
import type { ConvertContext } from './context';
import type { NewPlan, PlanRecord } from './convertStore';
import { readUnits, waysBetween } from './ways';

/** The row the wire carries. */
export function toPlan(plan: PlanRecord, scales: ReadonlyMap<string, number>): Plan {
  const { planId, from, to, wallet, every, day, minute, timeZone, state, doneCount } = plan;
  const decimal = (asset: string, units: bigint) => fromUnits(units, scales.get(asset) ?? 0);
  return {
    planId,
    from,
    to,
    wallet,
    amount: decimal(from, plan.give),
    every,
    day,
    minute,
    timeZone,
    state,
    nextAt: plan.nextMs,
    doneCount,
    given: decimal(from, plan.given),
    got: decimal(to, plan.got),
    skipped: plan.skipped && { at: plan.skipped.atMs, reason: plan.skipped.reason },
    createdAt: plan.createdMs,
  };
}

const DAYS = { DAY: 1, WEEK: 7, MONTH: 31 } as const;

/** Throws badRequest for a day its rhythm has not, timeZoneUnknown. */
function readSchedule({ every, day, minute, timeZone }: Schedule): Schedule {
  if (day > DAYS[every]) throw new AppError('badRequest', 'day', `at most ${DAYS[every]}`);
  if (!isTimeZone(timeZone)) throw new AppError('timeZoneUnknown');
  return { every, day, minute, timeZone };
}

export const listPlans = async ({ store, writer }: ConvertContext, { userId }: Actor): Promise<Plan[]> =>
  (await store.plans(userId)).map((plan) => toPlan(plan, writer.scales));

/** Whether a plan of this name is the one that is asked for. One its owner has changed since is another. */
const isAsked = (made: PlanRecord, { wallet, from, to, give, every, day, minute, timeZone }: NewPlan): boolean =>
  made.wallet === wallet &&
  made.from === from &&
  made.to === to &&
  made.give === give &&
  made.every === every &&
  made.day === day &&
  made.minute === minute &&
  made.timeZone === timeZone;

/**
 * An amount that is converted again and again, at the price of each time. The same name again answers with what it first made. Throws
 * convertNoWay, the bounds of a conversion, badRequest, timeZoneUnknown, convertTooMany, convertIdReused.
 */
export async function createPlan(context: ConvertContext, { userId }: Actor, wanted: CallParams<'convertPlanCreate'>): Promise<Plan> {
  const { from, to, wallet, amount, clientPlanId } = wanted;
  const schedule = readSchedule(wanted);
  waysBetween(context, from, to);
  const give = readUnits(context, from, amount);
  refuseOutOfBounds(context, from, give);
  const now = context.clock.now();
  const plan = { ...schedule, userId, clientId: clientPlanId, wallet, from, to, give, nextMs: nextDue(schedule, now), createdMs: now };
  const made = await context.store.addPlan(plan, MOST_PLANS);
  if (!made) throw new AppError('convertTooMany', MOST_PLANS);
  if (!isAsked(made, plan)) throw new AppError('convertIdReused');
  return toPlan(made, context.writer.scales);
}

/** Pauses it, lets it go on from its next time, or gives it another rhythm or amount. Throws notFound and what `createPlan` says. */
export async function changePlan(context: ConvertContext, { userId }: Actor, change: CallParams<'convertPlanChange'>): Promise<Plan> {
  const { store, clock, writer } = context;
  const { planId, rhythm } = change;
  const plan = await store.plan(userId, planId);
  if (!plan) throw new AppError('notFound');
  const schedule = readSchedule(rhythm ?? plan);
  const give = rhythm ? readUnits(context, plan.from, rhythm.amount) : plan.give;
  if (rhythm) refuseOutOfBounds(context, plan.from, give);
  const state = change.state ?? plan.state;
  // What is over with does not come again, though the clock may have been set back since.
  const nextMs = state === 'ON' ? nextDue(schedule, Math.max(clock.now(), plan.lastMs ?? 0)) : null;
  if (!(await store.changePlan(userId, planId, { ...schedule, give, state, nextMs }))) throw new AppError('notFound');
  return toPlan({ ...plan, ...schedule, give, state, nextMs }, writer.scales);
}

/** Ends it; what it converted stays converted. Throws notFound. */
export async function deletePlan({ store }: ConvertContext, { userId }: Actor, planId: string): Promise<null> {
  if (!(await store.removePlan(userId, planId))) throw new AppError('notFound');
  return null;
}
