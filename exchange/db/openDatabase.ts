import type { Database } from '../app/ports/database';
import type { Flush } from './embedded/embeddedEngine';
import { openPglite } from './embedded/pgliteDatabase';
import { openPostgres } from './postgres/postgresDatabase';

export interface DatabaseTarget {
  /** PostgreSQL connection URL; wins over `folder`. */
  url?: string;
  /** Data folder of the embedded database; absent: in memory, gone with the process. */
  folder?: string;
  /** When the embedded database forces what it wrote to the disk; default `commit`. A server has settings of its own. */
  flush?: Flush;
  /** Connections to a server; ignored by the embedded database. */
  poolSize?: number;
}

/** Opens the database the settings name. Throws StartError with a one-line message. */
export function openDatabase({ url, folder, flush, poolSize }: DatabaseTarget): Promise<Database> {
  return url ? openPostgres(url, { poolSize }) : openPglite(folder, { flush });
}
