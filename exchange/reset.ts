import { MarketLocks } from './app/money/marketLocks';
import { dropEverything, listedSymbols } from './db/dropEverything';
import { emptyDataFolder, emptyFilesBeside } from './db/embedded/emptyDataFolder';
import { openDatabase } from './db/openDatabase';
import { readEnvFile } from './settings/envFile';
import { type Environment, readSettings } from './settings/readSettings';

/**
 * Empties the database of the settings and what users have sent, but not a bucket; the caller has asked. Refuses while an exchange runs
 * on it.
 * @throws StartError secondInstance, databaseUnreachable, dataFolderNotWritable
 */
export async function reset(env: Environment): Promise<void> {
  const settings = readSettings(env, readEnvFile('.env'));
  if (!settings.DATABASE_URL) return emptyDataFolder(settings.DATA_DIR);
  const database = await openDatabase({ url: settings.DATABASE_URL });
  try {
    const locks = new MarketLocks(database, await listedSymbols(database));
    await locks.take(0);
    await dropEverything(database);
    emptyFilesBeside(settings.DATA_DIR);
    await locks.release();
  } finally {
    await database.close();
  }
}
