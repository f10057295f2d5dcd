import type { Database } from '@/exchange/app/ports/database';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { fillDataFolder } from './pgliteImage';
import { makeServerDatabase } from './serverDatabases';
import type { TestDatabase } from './testDatabase';

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

async function serverHome(): Promise<FuzzedHome> {
  const { url, remove } = await makeServerDatabase('listed');
  return { settings: { DATABASE_URL: url }, open: () => openPostgres(url, { poolSize: 2 }), remove };
}

export const homeOn = (kind: TestDatabase['name'], folder: string) => (kind === 'pglite' ? embeddedHome(folder) : serverHome());
