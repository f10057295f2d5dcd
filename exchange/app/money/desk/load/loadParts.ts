import type { Clock } from '../../../ports/clock';
import type { Log } from '../../../ports/log';
import type { MoneyStore } from '../../moneyStore';
import type { Desk } from '../desk';

/** What bringing the database into memory stands on. */
export interface LoadParts {
  desk: Desk;
  store: MoneyStore;
  clock: Clock;
  log: Log;
}
