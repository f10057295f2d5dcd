import type { Clock } from '../app/ports/clock';
import type { Log } from '../app/ports/log';
import { checkpointIfDue } from '../db/embedded/checkpoints';
import { type MeasuredDatabase, measuredDatabase } from '../db/measuredDatabase';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { seedCatalogue } from '../db/seedCatalogue';
import type { Metrics } from '../http/metrics';
import { startCheckpointJob } from '../jobs/checkpointJob';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

/** The database of the settings, at this version's schema, with the catalogue listed. @throws StartError */
export async function openStore(
  settings: Settings,
  { clock, log, metrics }: { clock: Clock; log: Log; metrics: Metrics },
  closers: Closers,
): Promise<MeasuredDatabase> {
  const opened = await openDatabase({
    url: settings.DATABASE_URL ?? undefined,
    folder: settings.DATA_DIR,
    flush: settings.DATABASE_FLUSH,
  });
  const database = measuredDatabase(opened, metrics.registry);
  closers.add('database', () => database.close());
  if (database.kind === 'pglite') {
    closers.add(
      'checkpoints',
      startCheckpointJob((afterBytes) => checkpointIfDue(database, afterBytes), log),
    );
  }
  await migrate(database);
  await seedCatalogue(database, clock.now());
  return database;
}
