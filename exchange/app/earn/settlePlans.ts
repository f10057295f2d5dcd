import type { MoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { DuePlan, DueStore } from './earnStore';

export interface SettlingPlans {
  store: DueStore;
  writer: Pick<MoneyWriter, 'run'>;
  clock: Clock;
  log: Log;
  /** Whether a brand offers plans: terms that end on one that does not are not renewed. */
  offersPlans(brand: string): boolean;
  /** Called between pieces, so that others get their turn; throws to interrupt. */
  breathe(): Promise<void>;
}

/** Plans of one command: small enough that orders behind it hardly wait. */
const PIECE = 250;

/**
 * Pays what is due of plans: interest of days that have ended, whole terms. Wherever it is interrupted the next turn goes on, for what is
 * paid is not due any more. A piece that fails keeps nobody else from theirs. Throws unavailable while money stands still. Answers how many
 * days were paid and how many terms ended.
 */
export async function settlePlans({
  store,
  writer,
  clock,
  log,
  offersPlans,
  breathe,
}: SettlingPlans): Promise<{ days: number; ended: number }> {
  const done = { days: 0, ended: 0 };
  let after: DuePlan | undefined;
  for (;;) {
    const due = await store.due(clock.now(), PIECE, after);
    if (due.length === 0) break;
    const plans = due.map(({ applyId, userId, brand }) => ({ applyId, userId, mayRenew: offersPlans(brand) }));
    const { days, ended, stuck } = await writer.run('earnSettle', { plans });
    done.days += days;
    done.ended += ended;
    if (stuck.length > 0) log.error({ plans: stuck }, 'accounts cannot take what their plans have earned; it is tried again');
    after = due.at(-1);
    await breathe();
  }
  if (done.days > 0 || done.ended > 0) log.info(done, 'earn plans');
  return done;
}
