import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/exchange/app/ports/database';
import type { Flush } from '@/exchange/db/embedded/embeddedEngine';
import { openDatabase } from '@/exchange/db/openDatabase';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';

const SERVER = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A database to be filled and thrown away. */
export interface BenchDatabase {
  name: string;
  open(): Promise<{ database: Database; drop(): Promise<void> }>;
}

const onServer: BenchDatabase = {
  name: 'PostgreSQL',
  open: async () => {
    const schema = `bench_${process.pid}`;
    const admin = await openPostgres(SERVER, { poolSize: 1 });
    await admin.query(`drop schema if exists ${schema} cascade`);
    await admin.query(`create schema ${schema}`);
    const drop = async () => {
      // A large database takes its time to go.
      await admin.lane('background').query(`drop schema ${schema} cascade`);
      await admin.close();
    };
    return { database: await openPostgres(SERVER, { schema }), drop };
  },
};

const embedded = (name: string, flush: Flush): BenchDatabase => ({
  name,
  open: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orders-bench-'));
    return { database: await openDatabase({ folder, flush }), drop: async () => rmSync(folder, { recursive: true }) };
  },
});

export const benchDatabases = [onServer, embedded('PGlite', 'commit')] as const;

/** What flushing costs: the same, for the operating system to write when it sees fit. */
export const unflushed = embedded('PGlite, not flushed', 'off');
