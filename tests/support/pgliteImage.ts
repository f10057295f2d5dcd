import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { planSeeds } from '@/exchange/app/earn/planSeeds';
import { assetSeeds, marketSeeds } from '@/exchange/app/markets/catalogue';
import { IMAGE_FILE, writeImage } from '@/exchange/db/dataImage';
import { migrate } from '@/exchange/db/migrate';
import { migrations } from '@/exchange/db/migrations/index';
import { openPglite } from '@/exchange/db/pgliteDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { CACHE, cached } from './testCache';

/** When the catalogue's markets were listed: 2025-01-01 UTC. */
export const LISTED_AT = 1_735_689_600_000;
/** Changes whenever what is in the image would. */
export function listedName(): string {
  const sources = [...migrations.map(({ sql }) => sql), JSON.stringify([assetSeeds, marketSeeds, planSeeds])];
  return `listed-${createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 16)}`;
}

/** What the build makes of PostgreSQL's own set-up, which takes seconds: a database with nothing in it. */
export async function emptyImage(): Promise<Blob> {
  const file = await cached('empty.tar.gz', async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-image-'));
    await writeImage(folder);
    cpSync(join(folder, IMAGE_FILE), path);
    rmSync(folder, { recursive: true });
  });
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' });
}

/** Removes what was made for other schemas. What another worker has just made for this one stays: it is in use. */
function clearOutdated(name: string): void {
  const outdated = readdirSync(CACHE).filter((file) => file.startsWith('listed-') && !file.startsWith(name));
  for (const file of outdated) rmSync(join(CACHE, file), { recursive: true, force: true });
}

/** A data folder, migrated and with the catalogue listed, made once per schema. */
const listedFolder = () =>
  cached(listedName(), async (folder) => {
    clearOutdated(listedName());
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
    const engine = await PGlite.create({ dataDir: join(await listedFolder(), 'pgdata') });
    // Not compressed: unpacking would take longer than all else that opening a database does.
    writeFileSync(path, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
    await engine.close();
  });
  return new Blob([readFileSync(file)], { type: 'application/x-tar' });
}
