import { chmodSync, existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, Lane, Sql } from '../../app/ports/database';
import { StartError } from '../../app/startError';
import { type Flush, openEngineAt, openEngineInMemory } from './embeddedEngine';
import { lockFolder } from './folderLock';
import { makeDataFolder } from './makeDataFolder';

type Runner = Pick<PGlite, 'query'>;

const sqlOver = (runner: Runner): Sql => ({
  query: async <Row>(text: string, params: readonly unknown[] = []) => (await runner.query<Row>(text, [...params])).rows,
});

/** The port's database on an engine, which is closed with it. */
export function databaseOn(engine: Pick<PGlite, 'query' | 'transaction' | 'close'>, release = () => {}): Database {
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

export interface EmbeddedOptions {
  /** Default `commit`; in memory there is nothing to flush. */
  flush?: Flush;
  /** What PGlite's dumpDataDir gave: a new database starts as its copy instead of as an empty one. */
  image?: Blob;
}

/** As a server has it: the files themselves are readable, so nobody else of this machine may get at them. */
function keepToOwner(dataDir: string): void {
  chmodSync(dataDir, 0o700);
}

/** An empty database takes about as much. */
const ROOM = 64 * 1024 * 1024;

/** The engine's own errors have no words. */
function whyNotOpened(folder: string, error: unknown): string {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < ROOM) return 'no space is left there.';
  return error instanceof Error && error.message ? error.message : 'the database in it cannot be read.';
}

/** PostgreSQL in this process, on files under `folder`, or in memory without one. @throws StartError */
export async function openPglite(folder?: string, { flush = 'commit', image }: EmbeddedOptions = {}): Promise<Database> {
  if (folder === undefined) return databaseOn(await openEngineInMemory(image));
  const release = await lockFolder(folder);
  const dataDir = join(folder, 'pgdata');
  try {
    if (!existsSync(dataDir)) await makeDataFolder(dataDir, image);
    keepToOwner(dataDir);
    return databaseOn(await openEngineAt(dataDir, flush), release);
  } catch (error) {
    release();
    throw new StartError('dataFolderNotWritable', `data folder ${folder} cannot be opened: ${whyNotOpened(folder, error)}`);
  }
}
