import { dayName, dayNumber } from '@/domain/days';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { DayEndStore, Rates } from './walletStore';

export interface DayEndContext {
  store: DayEndStore;
  clock: Clock;
  log: Log;
  /** USD by asset, now. */
  rates(): Rates;
  /** Called between days, so that others get their turn; throws to interrupt. */
  breathe(): Promise<void>;
}

/** A posting is written a moment after the time it carries: a day is taken when nothing of it can still be on its way. */
export const TAKE_AFTER_MS = 5 * 60_000;

/** Days are taken from the one before the exchange first started. */
export const beginDayEnds = ({ store, clock, rates }: DayEndContext): Promise<void> =>
  store.begin(dayNumber(clock.now()) - 1, clock.now(), rates());

/**
 * Writes down what everybody had when each day ended that is over, those that were missed first: amounts are worked out of the ledger,
 * exactly, however late; prices of a missed day are those of now, for nothing was traded meanwhile. None while a day that has not ended is
 * taken. Answers how many.
 */
export async function takeDayEnds({ store, clock, log, rates, breathe }: DayEndContext): Promise<number> {
  const today = dayNumber(clock.now());
  const lastEnded = dayNumber(clock.now() - TAKE_AFTER_MS) - 1;
  let taken = 0;
  for (;;) {
    const last = await store.last();
    if (!last) return taken;
    if (last.day >= today) {
      log.error({ lastTaken: dayName(last.day) }, 'a day that has not ended is taken: the clock runs wrong or ran ahead');
      return taken;
    }
    if (last.day >= lastEnded) return taken;
    await store.take(last.day + 1, last, clock.now(), rates());
    taken += 1;
    await breathe();
  }
}
