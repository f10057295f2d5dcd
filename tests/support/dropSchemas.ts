import pg from 'pg';

/** After all files of tests: what their workers kept on the server (keptSchemas.ts, serverDatabases.ts) is dropped. */
// biome-ignore lint/style/noDefaultExport: what jest asks of it
export default async function dropSchemas(): Promise<void> {
  const { DATABASE_URL: url, TEST_RUN: run } = process.env;
  if (!url || !run) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace where starts_with(nspname, $1)', [
    `test_${run}_`,
  ]);
  // One at a time: a statement may hold only so many locks.
  for (const { name } of rows) await client.query(`drop schema if exists ${name} cascade`);
  const whole = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
    `whole_${run}_`,
  ]);
  for (const { name } of whole.rows) await client.query(`drop database if exists ${name}`);
  await client.end();
}
