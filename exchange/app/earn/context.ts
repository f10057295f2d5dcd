import type { MoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { EarnQueries } from './earnStore';

/** What users' calls about earn plans stand on. */
export interface EarnContext {
  writer: Pick<MoneyWriter, 'run'>;
  queries: EarnQueries;
  /** Decimal places by asset. */
  scales: ReadonlyMap<string, number>;
  clock: Clock;
  /** Whether a brand still offers plans. */
  offersPlans(brand: string): boolean;
}
