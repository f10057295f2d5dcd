import type { Database } from '@/exchange/app/ports/database';
import { openEngineInMemory, parsers } from '@/exchange/db/embedded/embeddedEngine';
import { databaseOn } from '@/exchange/db/embedded/pgliteDatabase';
import { lendEngine } from './keptEngines';
import { lendSchema } from './keptSchemas';
import { LOCAL_SERVER } from './localServer';
import { isMutationRun } from './mutationRun';
import { listedName, pgliteImage } from './pgliteImage';

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

/** The PostgreSQL server tests run on (see findServer.ts); undefined when there is none, and in a mutation run. */
export const postgresUrl = (): string | undefined => (isMutationRun ? undefined : process.env.DATABASE_URL || undefined);

/** The databases the suite runs on: always PGlite; PostgreSQL when there is a server. */
export function openTestDatabases(): TestDatabase[] {
  const embedded: TestDatabase = { name: 'pglite', open: openEmbedded };
  const url = postgresUrl();
  return url === undefined ? [embedded] : [embedded, { name: 'postgres', open: () => lendSchema(url) }];
}

/**
 * The one that rules of accounts are tried on: the server's when there is one, where calls really run side by side. On the embedded
 * one every call of the contract is made by the tests of a whole exchange and by the browsers. All of them with `npm test -- --databases`.
 */
export function databasesOfRules(): TestDatabase[] {
  return process.env.TEST_EACH_DATABASE === '1' ? openTestDatabases() : openTestDatabases().slice(-1);
}

/** One of them, as new, for a file with hooks of its own. */
export function openForRules(): Promise<Database> {
  const [target] = databasesOfRules().slice(-1);
  if (!target) throw new Error('the embedded database is always there');
  return target.open();
}

/** By their names, for tests of a whole exchange, which has a database of its own. */
export const databaseKinds = openTestDatabases().map(({ name }) => name);
export const kindsOfRules = databasesOfRules().map(({ name }) => name);

type Suite = (database: () => Database, kind: TestDatabase['name']) => void;

/** For what is said of databases: runs the suite once per database. Otherwise as `describeOnDatabase`. */
export const describeOnEachDatabase = (name: string, suite: Suite): void => describeOn(openTestDatabases(), name, suite);

/** For rules that keep something in a database. It is opened once for the whole suite. Call `database()` inside tests and hooks. */
export const describeOnDatabase = (name: string, suite: Suite): void => describeOn(databasesOfRules(), name, suite);

function describeOn(targets: readonly TestDatabase[], name: string, suite: Suite): void {
  for (const target of targets) {
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
