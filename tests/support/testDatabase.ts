import { randomBytes } from 'node:crypto';
import type { Database } from '@/exchange/app/ports/database';
import { openEngineInMemory, parsers } from '@/exchange/db/embedded/embeddedEngine';
import { databaseOn } from '@/exchange/db/embedded/pgliteDatabase';
import { migrate } from '@/exchange/db/migrate';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { lendEngine } from './keptEngines';
import { LOCAL_SERVER } from './localServer';
import { isMutationRun } from './mutationRun';
import { LISTED_AT, listedName, pgliteImage } from './pgliteImage';

/** The PostgreSQL server tests use when it is there. */
export const SERVER = process.env.DATABASE_URL ?? LOCAL_SERVER;

export interface TestDatabase {
  name: 'pglite' | 'postgres';
  /** Migrated, with the catalogue listed and nothing else. */
  open(): Promise<Database>;
}

declare global {
  /** `lendEngine`, loaded outside of jest's sandbox; undefined where there is no sandbox. */
  var hostLendEngine: typeof lendEngine | undefined;
}

/** An embedded database in memory, as new. */
export async function openEmbedded(): Promise<Database> {
  const lent = await (globalThis.hostLendEngine ?? lendEngine)(listedName(), async () => openEngineInMemory(await pgliteImage()), parsers);
  return databaseOn(lent);
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

/** The PostgreSQL server tests run on (see findServer.ts); undefined when there is none, and in a mutation run. */
export const postgresUrl = (): string | undefined => (isMutationRun ? undefined : process.env.DATABASE_URL || undefined);

/** The databases the suite runs on: always PGlite; PostgreSQL when there is a server. */
export function openTestDatabases(): TestDatabase[] {
  const embedded: TestDatabase = { name: 'pglite', open: openEmbedded };
  const url = postgresUrl();
  return url === undefined ? [embedded] : [embedded, { name: 'postgres', open: () => openSchema(url) }];
}

/** By their names, for tests of a whole exchange, which has a database of its own. */
export const databaseKinds = openTestDatabases().map(({ name }) => name);

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
