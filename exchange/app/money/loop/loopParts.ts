import type { Bus } from '../../ports/bus';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { Desk } from '../desk/desk';
import type { MoneyStore } from '../moneyStore';

/** What makes this process the only writer. */
export interface Ownership {
  /** True since the connection that held the locks broke. */
  readonly isLost: boolean;
  /** Takes the locks again; false when somebody else has them by now. */
  retake(): Promise<boolean>;
}

export interface LoopParts {
  desk: Desk;
  /** Watched: its failures are told from faults of the program. */
  store: MoneyStore;
  bus: Bus;
  clock: Clock;
  log: Log;
  ownership: Ownership;
  /** Commands taken in at most; more are refused at once. */
  queueCapacity?: number;
}
