import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { IMAGE_FILE, writeImage } from '@/exchange/db/embedded/dataImage';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { migrate } from '@/exchange/db/migrate';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { bundles } from './bundles';
import { cached } from './testCache';

/** When the catalogue's markets were listed: 2025-01-01 UTC. */
export const LISTED_AT = 1_735_689_600_000;

/** The code that makes each image, with all it imports. */
export const EMPTY_MAKER = 'exchange/db/embedded/dataImage.ts';
export const LISTED_MAKER = 'tests/support/pgliteImage.ts';

/** Changes whenever what is in the image might: migrations, seeds and settings are code. */
export const listedName = () => `listed-${bundles.hashOf(LISTED_MAKER)}`;

/** What the build makes of PostgreSQL's own set-up, which takes seconds: a database with nothing in it. */
export async function emptyImage(): Promise<Blob> {
  const file = await cached(`empty-${bundles.hashOf(EMPTY_MAKER)}.tar.gz`, async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-image-'));
    await writeImage(folder);
    cpSync(join(folder, IMAGE_FILE), path);
    rmSync(folder, { recursive: true });
  });
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' });
}

/** A data folder, migrated and with the catalogue listed. */
const listedFolder = () =>
  cached(listedName(), async (folder) => {
    const database = await openPglite(folder, { flush: 'off', image: await emptyImage() });
    await migrate(database);
    await seedCatalogue(database, LISTED_AT);
    await database.close();
  });

/** Makes `folder`, which may be there or not, the data folder of an exchange that was started and stopped: copying one saves seconds. */
export async function fillDataFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Node's own copying takes four times as long.
  execFileSync('cp', ['-R', `${await listedFolder()}/.`, folder]);
}

/** Delists all markets of a data folder but these: the past of a practice market is seconds of work for all of them. */
export async function keepMarkets(folder: string, symbols: readonly string[]): Promise<void> {
  const database = await openPglite(folder, { flush: 'off' });
  await database.query("update market_state set state = 'DELISTED', state_reason = 'OPERATOR' where symbol <> all($1)", [symbols]);
  await database.close();
}

/** A migrated database with the catalogue listed, to be opened in memory. */
export async function pgliteImage(): Promise<Blob> {
  const file = await cached(`${listedName()}.tar`, async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-image-'));
    await fillDataFolder(folder);
    const engine = await PGlite.create({ dataDir: join(folder, 'pgdata') });
    // In memory the log is memory: a checkpoint leaves no more of it than this for reuse.
    await engine.query("alter system set min_wal_size = '32MB'");
    await engine.query("alter system set max_wal_size = '32MB'");
    // Not compressed: unpacking would take longer than all else that opening a database does.
    writeFileSync(path, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
    await engine.close();
    rmSync(folder, { recursive: true });
  });
  return new Blob([readFileSync(file)], { type: 'application/x-tar' });
}
