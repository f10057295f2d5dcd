import { randomBytes } from 'node:crypto';
import type { Database } from '@/exchange/app/ports/database';
import { migrate } from '@/exchange/db/migrate';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { keepRows, putBackRows, schemaWord } from './asNew';
import { LISTED_AT, listedName } from './pgliteImage';

// A server's database for each file of tests: a schema of its own, so that files run side by side. Making one takes longer than most
// files' tests do, so a worker keeps those it has made and lends them as new. The server's other schemas are nobody's here.

/** Of one run of Jest, which drops them all when it ends (dropSchemas.ts). */
export const schemasOf = (run: string): string => `test_${run}_`;

interface Kept {
  schema: string;
  /** What it starts as. */
  name: string;
  word: string;
}

declare global {
  /** Schemas that came back; outlives a file of tests (nodeEnvironment.js). Undefined where nothing does. */
  var hostFreeSchemas: Kept[] | undefined;
}

const free = () => globalThis.hostFreeSchemas;

const wordOf = async (database: Database, schema: string) =>
  (await database.query<{ schema: string }>(schemaWord(schema, 'schema')))[0]?.schema ?? '';

async function make(url: string): Promise<Kept> {
  const schema = `${schemasOf(process.env.TEST_RUN ?? String(process.pid))}${randomBytes(4).toString('hex')}`;
  const admin = await openPostgres(url, { poolSize: 1 });
  await admin.query(`create schema ${schema}`);
  const database = await openPostgres(url, { schema, poolSize: 1 });
  await migrate(database);
  await seedCatalogue(database, LISTED_AT);
  await database.close();
  if (free()) await admin.query(keepRows(schema));
  const word = await wordOf(admin, schema);
  await admin.close();
  return { schema, name: listedName(), word };
}

const drop = (admin: Database, { schema }: Kept) => admin.query(`drop schema if exists ${schema}, ${schema}_pristine cascade`);

/** What a file of tests has done to it is undone. One whose schema is another now, or that cannot be put back, is dropped. */
async function takeBack(url: string, kept: Kept): Promise<void> {
  const admin = await openPostgres(url, { poolSize: 1 });
  const isAsNew = async () => {
    if (free() === undefined || (await wordOf(admin, kept.schema)) !== kept.word) return false;
    await admin.query(putBackRows(kept.schema));
    return true;
  };
  if (await isAsNew().catch(() => false)) free()?.push(kept);
  else await drop(admin, kept);
  await admin.close();
}

function takeFree(): Kept | undefined {
  const name = listedName();
  const at = free()?.findIndex((kept) => kept.name === name) ?? -1;
  return at === -1 ? undefined : free()?.splice(at, 1)[0];
}

/** A schema of the server, migrated and with the catalogue listed; given back on close. */
export async function lendSchema(url: string): Promise<Database> {
  const kept = takeFree() ?? (await make(url));
  const database = await openPostgres(url, { schema: kept.schema });
  return {
    ...database,
    close: async () => {
      await database.close();
      await takeBack(url, kept);
    },
  };
}
