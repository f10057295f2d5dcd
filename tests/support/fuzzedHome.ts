import { randomBytes } from 'node:crypto';
import type { Database } from '@/exchange/app/ports/database';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { migrate } from '@/exchange/db/migrate';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { fillDataFolder, LISTED_AT } from './pgliteImage';
import { SERVER, type TestDatabase } from './testDatabase';

/** Where an exchange of a test has its rows. */
export interface FuzzedHome {
  /** Settings that lead there. */
  settings: Record<string, string>;
  /** Migrated, with the catalogue listed. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

async function embeddedHome(folder: string): Promise<FuzzedHome> {
  await fillDataFolder(folder);
  return { settings: { DATABASE_FLUSH: 'off' }, open: () => openPglite(folder, { flush: 'off' }), remove: async () => undefined };
}

/** A database of its own: the locks on markets are the database's, and other tests hold theirs. */
async function serverHome(): Promise<FuzzedHome> {
  const name = `fuzz_${randomBytes(4).toString('hex')}`;
  const url = new URL(SERVER);
  url.pathname = name;
  const admin = async (statement: string) => {
    const database = await openPostgres(SERVER, { poolSize: 1 });
    await database
      .lane('background')
      .query(statement)
      .finally(() => database.close());
  };
  await admin(`create database ${name}`);
  const open = () => openPostgres(url.href, { poolSize: 2 });
  const database = await open();
  await migrate(database);
  await seedCatalogue(database, LISTED_AT);
  await database.close();
  return { settings: { DATABASE_URL: url.href }, open, remove: () => admin(`drop database ${name} with (force)`) };
}

export const homeOn = (kind: TestDatabase['name'], folder: string) => (kind === 'pglite' ? embeddedHome(folder) : serverHome());
