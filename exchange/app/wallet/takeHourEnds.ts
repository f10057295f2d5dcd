import { dayNumber, firstHourOf, hourNumber, hourStart } from '@/domain/days';
import { type DayEndContext, TAKE_AFTER_MS } from './takeDayEnds';
import type { HourEndStore, Rates } from './walletStore';

export type HourEndContext = Pick<DayEndContext, 'clock' | 'breathe'> & {
  days: Pick<DayEndContext['store'], 'last'>;
  hours: HourEndStore;
  /** USD by asset when an hour ended. */
  ratesAt(endMs: number): Promise<Rates>;
};

/**
 * Writes down what everybody had when each hour ended since yesterday began, as `takeDayEnds` does by the day, but at the prices of that
 * hour, however late it is taken; the first hour of all is the last that ended. What is older than yesterday is forgotten. Answers how many.
 */
export async function takeHourEnds({ days, hours, clock, ratesAt, breathe }: HourEndContext): Promise<number> {
  const lastEnded = hourNumber(clock.now() - TAKE_AFTER_MS) - 1;
  const firstKept = firstHourOf(dayNumber(clock.now()) - 1);
  let taken = 0;
  for (;;) {
    const last = await hours.last();
    const before = last ?? (await days.last());
    const hour = last ? Math.max(last.hour + 1, firstKept) : lastEnded;
    if (!before || hour > lastEnded) break;
    await hours.take(hour, before.lastPostingId, clock.now(), await ratesAt(hourStart(hour + 1)));
    taken += 1;
    await breathe();
  }
  if (taken > 0) await hours.forget(firstKept);
  return taken;
}
