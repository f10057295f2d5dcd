import type { Clock } from '../app/ports/clock';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { seedCatalogue } from '../db/seedCatalogue';
import type { Metrics } from '../http/metrics';
import { type MeasuredDatabase, measuredDatabase } from '../http/metricsOfDatabase';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

/** The database of the settings, at this version's schema, with the catalogue listed. @throws StartError */
export async function openStore(settings: Settings, clock: Clock, metrics: Metrics, closers: Closers): Promise<MeasuredDatabase> {
  const opened = await openDatabase({ url: settings.DATABASE_URL ?? undefined, folder: settings.DATA_DIR });
  const database = measuredDatabase(opened, metrics.registry);
  closers.add('database', () => database.close());
  await migrate(database);
  await seedCatalogue(database, clock.now());
  return database;
}
