import { dayName, dayNumber } from '@/domain/days';
import { ACTIVE_DAYS, tierFor } from '@/domain/referral/programme';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { type DayInvitee, feesOfDay } from './dayFees';
import { findWithheld } from './findWithheld';
import type { SettlingStore } from './referralStore';
import { payoutsOf, sharesOfDay } from './sharesOfDay';
import type { Prices } from './values';

export interface SettlingContext {
  store: SettlingStore;
  clock: Clock;
  log: Log;
  scales: ReadonlyMap<string, number>;
  /** USDT by asset, now. */
  rates(): ReadonlyMap<string, string>;
  /** Called between pieces, so that others get their turn; throws to interrupt. */
  breathe(): Promise<void>;
}

/** A fill is written a moment after the time it carries: a day is looked at when nothing of it can still be on its way. */
export const SETTLE_AFTER_MS = 5 * 60_000;

/** How many active people each inviter has at the end of the day. */
async function activeCounts(store: SettlingStore, day: number, invitees: readonly DayInvitee[]): Promise<(inviterId: string) => number> {
  const active = new Map<string, Set<string>>();
  for (const { inviterId } of invitees) active.set(inviterId, new Set());
  for (const { inviterId, userId } of await store.activeOf([...active.keys()], day - ACTIVE_DAYS + 1, day - 1))
    active.get(inviterId)?.add(userId);
  for (const { inviterId, userId, isVerified } of invitees) if (isVerified) active.get(inviterId)?.add(userId);
  return (inviterId) => active.get(inviterId)?.size ?? 0;
}

async function settleDay({ store, clock, breathe, ...context }: SettlingContext, day: number): Promise<void> {
  const prices: Prices = { scales: context.scales, rates: context.rates() };
  const traded = await feesOfDay(store, day, prices, breathe);
  const withheld = await findWithheld(store, day, traded);
  const isWithheld = new Set(withheld.map(({ inviteeId }) => inviteeId));
  const counted = traded.filter(({ userId }) => !isWithheld.has(userId));
  const countOf = await activeCounts(store, day, counted);
  const shares = sharesOfDay(day, counted, (inviterId) => tierFor(countOf(inviterId)).ratePpm, prices);
  await store.settle({ day, settledMs: clock.now(), withheld, shares, payouts: payoutsOf(day, shares) });
}

/** The programme begins with the day it is started on, once. */
export const beginProgramme = ({ store, clock }: Pick<SettlingContext, 'store' | 'clock'>): Promise<void> =>
  store.begin(dayNumber(clock.now()) - 1, clock.now());

/** Settles every day that has ended, those that were missed first; none while a day that has not ended is settled. Answers how many. */
export async function settleDays(context: SettlingContext): Promise<number> {
  const { store, clock, log, breathe } = context;
  const lastEnded = dayNumber(clock.now() - SETTLE_AFTER_MS) - 1;
  const last = await store.lastDay();
  if (last === undefined) return 0;
  if (last >= dayNumber(clock.now())) {
    log.error({ lastSettled: dayName(last) }, 'a day that has not ended is settled: the clock runs wrong or ran ahead; nothing is settled');
    return 0;
  }
  for (let day = last + 1; day <= lastEnded; day += 1) {
    await settleDay(context, day);
    await breathe();
  }
  return Math.max(0, lastEnded - last);
}
