import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { MeasuredDatabase } from '../db/measuredDatabase';
import type { ReadyCheck } from '../http/health';

/** A command or a commit that takes longer is stuck, ms: orders wait, and readiness says so. */
const STUCK_MS = 1_500;

interface ReadyParts {
  database: MeasuredDatabase;
  writer: Pick<RunningMoneyWriter, 'isUp' | 'stuckMs' | 'moneyHalt'>;
  marketData: { markets(): readonly unknown[] };
}

/** What has to work before the exchange is ready, by name. */
export function readinessOf({ database, writer, marketData }: ReadyParts): Readonly<Record<string, ReadyCheck>> {
  const answers = async (sql: Pick<MeasuredDatabase, 'query'>) => (await sql.query('select 1')).length === 1;
  const isMoving = () => writer.stuckMs() < STUCK_MS && database.oldestMs('writer') < STUCK_MS;
  return {
    database: () => answers(database),
    // Asked where commits go: a reader that is answered says nothing of the writer.
    money: () => writer.isUp() && isMoving() && answers(database.lane('writer')),
    reconciled: () => writer.moneyHalt()?.reason !== 'RECONCILIATION',
    markets: () => marketData.markets().length > 0,
  };
}
