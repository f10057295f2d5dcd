import type { Log } from '../ports/log';
import { type PayingContext, payRebates } from './payRebates';
import { type SettlingContext, settleDays } from './settleDays';

export interface ProgrammeParts {
  settling: SettlingContext;
  paying: PayingContext;
  log: Log;
}

/** One turn of the programme: what ended is settled, what is settled is paid. Whatever it is interrupted by, the next turn goes on. */
export async function runProgramme({ settling, paying, log }: ProgrammeParts): Promise<void> {
  const days = await settleDays(settling);
  const payouts = await payRebates(paying);
  if (days > 0 || payouts > 0) log.info({ days, payouts }, 'referral programme');
}
