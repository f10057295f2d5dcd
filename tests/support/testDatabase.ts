import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Database } from '@/exchange/app/ports/database';
import { migrate } from '@/exchange/db/migrate';
import { openPglite } from '@/exchange/db/pgliteDatabase';
import { openPostgres } from '@/exchange/db/postgresDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { keptDatabase } from './keptDatabase';
import { isMutationRun } from './mutationRun';
import { LISTED_AT, pgliteImage } from './pgliteImage';

const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/test';
/** The PostgreSQL server tests use when it is there. */
export const SERVER = process.env.DATABASE_URL ?? LOCAL_SERVER;

export interface TestDatabase {
  name: 'pglite' | 'postgres';
  /** Migrated, with the catalogue listed and nothing else. */
  open(): Promise<Database>;
}

/** A new embedded database in memory. */
export async function openEmbedded(): Promise<Database> {
  const open = async () => openPglite(undefined, { image: await pgliteImage() });
  return isMutationRun ? keptDatabase(open) : open();
}

/** A schema of its own on the server, dropped on close, so that files run side by side. */
async function openSchema(url: string): Promise<Database> {
  const schema = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const admin = await openPostgres(url, { poolSize: 1 });
  await admin.query(`create schema ${schema}`);
  const database = await openPostgres(url, { schema });
  await migrate(database);
  await seedCatalogue(database, LISTED_AT);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop schema ${schema} cascade`);
      await admin.close();
    },
  };
}

// Jest collects tests synchronously, so whether the local server is there is asked synchronously too.
function isListening(host: string, port: number): boolean {
  const probe = `require('net').connect(${port}, '${host}').on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  // Where nobody listens that is said at once; a busy machine needs its time to say that somebody does.
  return spawnSync(process.execPath, ['-e', probe], { timeout: 60_000 }).status === 0;
}

/** The PostgreSQL server tests run on; undefined when DATABASE_URL is not set and no local server answers, and in a mutation run. */
export function postgresUrl(): string | undefined {
  if (isMutationRun) return undefined;
  return process.env.DATABASE_URL ?? (isListening('127.0.0.1', 5432) ? LOCAL_SERVER : undefined);
}

/** The databases the suite runs on: always PGlite; PostgreSQL when there is a server. */
export function openTestDatabases(): TestDatabase[] {
  const embedded: TestDatabase = { name: 'pglite', open: openEmbedded };
  const url = postgresUrl();
  if (url) return [embedded, { name: 'postgres', open: () => openSchema(url) }];
  if (!isMutationRun) process.stderr.write('skipped on PostgreSQL: DATABASE_URL is not set and no server answers at 127.0.0.1:5432\n');
  return [embedded];
}

/** Runs the suite once per database, each opened once for the whole suite. Call `database()` inside tests and hooks. */
export function describeOnEachDatabase(name: string, suite: (database: () => Database, kind: TestDatabase['name']) => void): void {
  for (const target of openTestDatabases()) {
    describe(`${name} (${target.name})`, () => {
      let opened: Database | undefined;
      beforeAll(async () => {
        opened = await target.open();
      });
      suite(() => {
        if (!opened) throw new Error('the database is opened before the first test, not while tests are collected');
        return opened;
      }, target.name);
      // Hooks run in the order they are declared: the suite's own still find the database open.
      afterAll(() => opened?.close());
    });
  }
}
