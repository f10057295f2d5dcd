import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Lane, Sql } from '../app/ports/database';
import { StartError } from '../app/startError';
import { lockFolder } from './folderLock';
import { freeMemory } from './freeMemory';

type Runner = Pick<PGlite, 'query'>;

const sqlOver = (runner: Runner): Sql => ({
  query: async <Row>(text: string, params: readonly unknown[] = []) => (await runner.query<Row>(text, [...params])).rows,
});

function wrap(engine: PGlite, release: () => void): Database {
  const lane: Lane = {
    kind: 'pglite',
    ...sqlOver(engine),
    transaction: (work) => engine.transaction((tx) => work(sqlOver(tx))),
  };
  return {
    ...lane,
    lane: () => lane,
    tryLock: async () => async () => {},
    close: async () => {
      await engine.close();
      release();
    },
  };
}

// Money never becomes a float: int8 is always a bigint, also when it would fit a number.
const options = { parsers: { [types.INT8]: (value: string) => BigInt(value) } };

/**
 * PostgreSQL in this process, on files under `folder`, or in memory without one. A new one starts as a copy of `image` (what
 * PGlite's dumpDataDir gave), or empty.
 */
export async function openPglite(folder?: string, image?: Blob): Promise<Database> {
  if (folder === undefined) return wrap(await PGlite.create({ ...options, loadDataDir: image }), () => {});
  const release = lockFolder(folder);
  const dataDir = join(folder, 'pgdata');
  const isNew = !existsSync(dataDir);
  try {
    const database = wrap(await PGlite.create({ ...options, dataDir, loadDataDir: isNew ? image : undefined }), release);
    if (isNew) await freeMemory();
    return database;
  } catch (error) {
    release();
    throw new StartError('dataFolderNotWritable', `data folder ${folder} cannot be opened: ${(error as Error).message}`);
  }
}
