import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';

/** Bytes on disk. */
export interface FolderSize {
  total: number;
  /** Of it, the write-ahead log. */
  log: number;
}

function bytesIn(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // A file may go between the two looks at it.
    if (entry.isDirectory()) bytes += bytesIn(path);
    else bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

export function folderSize(folder: string): FolderSize {
  return { total: bytesIn(folder), log: bytesIn(join(folder, 'pgdata', 'pg_wal')) };
}

export interface TableSize {
  name: string;
  rows: number;
  /** Indexes included. */
  bytes: number;
}

/** The largest tables of a data folder that nobody has open. */
export async function tableRows(folder: string): Promise<TableSize[]> {
  const database = await openPglite(folder);
  try {
    const tables = await database.query<{ name: string; bytes: bigint }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 2 desc limit 12`,
    );
    const sizes: TableSize[] = [];
    for (const { name, bytes } of tables) {
      const [row] = await database.query<{ rows: bigint }>(`select count(*) as rows from ${name}`);
      sizes.push({ name, rows: Number(row?.rows ?? 0n), bytes: Number(bytes) });
    }
    return sizes;
  } finally {
    await database.close();
  }
}
