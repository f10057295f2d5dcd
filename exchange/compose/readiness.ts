import type { RunningMoneyWriter } from '../app/money/createMoneyWriter';
import type { ReadyCheck } from '../http/health';
import type { MeasuredDatabase } from '../http/metricsOfDatabase';

/** A commit that takes longer is stuck, ms: orders wait, and readiness says so. */
const STUCK_MS = 1_500;

interface ReadyParts {
  database: MeasuredDatabase;
  writer: Pick<RunningMoneyWriter, 'isUp' | 'stuckMs'>;
  marketData: { markets(): readonly unknown[] };
}

/** What has to work before the exchange is ready, by name. */
export function readinessOf({ database, writer, marketData }: ReadyParts): Readonly<Record<string, ReadyCheck>> {
  const answers = async (sql: Pick<MeasuredDatabase, 'query'>) => (await sql.query('select 1')).length === 1;
  return {
    database: () => answers(database),
    // Asked where commits go: a reader that is answered says nothing of the writer.
    money: () => {
      const oldestMs = Math.max(writer.stuckMs(), database.oldestMs('writer'));
      return writer.isUp() && oldestMs < STUCK_MS && answers(database.lane('writer'));
    },
    markets: () => marketData.markets().length > 0,
  };
}
