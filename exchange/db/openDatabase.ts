import type { Database } from '../app/ports/database';
import { openPglite } from './pgliteDatabase';
import { openPostgres } from './postgresDatabase';

export interface DatabaseTarget {
  /** PostgreSQL connection URL; wins over `folder`. */
  url?: string;
  /** Data folder of the embedded database; absent: in memory, gone with the process. */
  folder?: string;
  /** Connections to a server; ignored by the embedded database. */
  poolSize?: number;
}

/** Opens the database the settings name. Throws StartError with a one-line message. */
export function openDatabase({ url, folder, poolSize }: DatabaseTarget): Promise<Database> {
  return url ? openPostgres(url, { poolSize }) : openPglite(folder);
}
