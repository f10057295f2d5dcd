import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/exchange/app/ports/database';
import { checkpointIfDue } from '@/exchange/db/embedded/checkpoints';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { AFTER_BYTES } from '@/exchange/jobs/checkpointJob';
import { fillDataFolder } from '../support/pgliteImage';

const MB = 1024 * 1024;
const LOG_AT_MOST = 128 * MB;
/** At a time, between two looks of the job. */
const STEP = 8 * MB;
const STEPS = 18;

describe('the log of the embedded database', () => {
  let folder: string;
  let database: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-log-'));
    await fillDataFolder(folder);
    database = await openPglite(folder, { flush: 'off' });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const sizeOfLog = () => {
    const log = join(folder, 'pgdata', 'pg_wal');
    return readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
  };

  it('stays below 128 MB on disk when more than that is written', async () => {
    let most = 0;
    for (let step = 0; step < STEPS; step += 1) {
      // Nothing but log: what it is about does not matter to its size.
      await database.query("select pg_logical_emit_message(true, 'filler', repeat('x', $1::int))", [STEP]);
      await checkpointIfDue(database, AFTER_BYTES);
      most = Math.max(most, sizeOfLog());
    }
    expect(most).toBeGreaterThan(STEP);
    expect(most).toBeLessThan(LOG_AT_MOST);
  });
});
