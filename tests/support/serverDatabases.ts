import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '@/exchange/db/migrate';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { LISTED_AT, listedName } from './pgliteImage';
import { SERVER } from './testDatabase';

// Databases of a server for whoever needs a whole one: the locks on markets are the database's, and other tests hold theirs. Migrating one
// costs twice what copying one does: it is done once in a run of tests, which drops it when it ends (dropSchemas.ts).

/** The databases of one run of Jest. */
const databasesOf = (run: string): string => `whole_${run}_`;

/** Any number no other software of this server uses: who makes the one to be copied is waited for. */
const MAKING = 7_204_993;

const urlOf = (name: string): string => {
  const url = new URL(SERVER);
  url.pathname = name;
  return url.href;
};

/** Statements to the server, of one connection. */
async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: SERVER });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}

async function make(admin: pg.Client, name: string): Promise<void> {
  // Half made it has another name.
  const fresh = `${name}_fresh`;
  await admin.query(`drop database if exists ${fresh}`);
  await admin.query(`create database ${fresh}`);
  const database = await openPostgres(urlOf(fresh), { poolSize: 1 });
  await migrate(database);
  await seedCatalogue(database, LISTED_AT);
  await database.close();
  await admin.query(`alter database ${fresh} rename to ${name}`);
}

/** The name of a database that is migrated, with the catalogue listed; nobody opens it. */
async function listed(admin: pg.Client, run: string): Promise<string> {
  const name = `${databasesOf(run)}${listedName().replace('-', '_')}`;
  await admin.query('select pg_advisory_lock($1)', [MAKING]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make(admin, name);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [MAKING]);
  }
  return name;
}

export interface ServerDatabase {
  url: string;
  remove(): Promise<void>;
}

/** A database of one's own: empty, or migrated and with the catalogue listed. */
export async function makeServerDatabase(as: 'empty' | 'listed'): Promise<ServerDatabase> {
  const run = process.env.TEST_RUN;
  const name = `own_${randomBytes(4).toString('hex')}`;
  if (as === 'empty') await asAdmin((admin) => admin.query(`create database ${name}`));
  // Without a run nobody would drop what is copied.
  else if (run === undefined) await asAdmin((admin) => make(admin, name));
  else await asAdmin(async (admin) => admin.query(`create database ${name} template ${await listed(admin, run)}`));
  return { url: urlOf(name), remove: () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)) };
}
