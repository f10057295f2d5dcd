import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { seedCatalogue } from '../db/seedCatalogue';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

/** The database of the settings, at this version's schema, with the catalogue listed. @throws StartError */
export async function openStore(settings: Settings, clock: Clock, closers: Closers): Promise<Database> {
  const database = await openDatabase({ url: settings.DATABASE_URL ?? undefined, folder: settings.DATA_DIR });
  closers.add('database', () => database.close());
  await migrate(database);
  await seedCatalogue(database, clock.now());
  return database;
}
