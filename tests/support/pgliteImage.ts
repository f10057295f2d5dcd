import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { planSeeds } from '@/exchange/app/earn/planSeeds';
import { assetSeeds, marketSeeds } from '@/exchange/app/markets/catalogue';
import { migrate } from '@/exchange/db/migrate';
import { migrations } from '@/exchange/db/migrations/index';
import { openPglite } from '@/exchange/db/pgliteDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';

/** When the catalogue's markets were listed: 2025-01-01 UTC. */
export const LISTED_AT = 1_735_689_600_000;
const CACHE = join('node_modules', '.cache', 'kontor-tests');

/** Changes whenever what is in the image would. */
function imageName(): string {
  const version = readFileSync(join('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8');
  const sources = [version, ...migrations.map(({ sql }) => sql), JSON.stringify([assetSeeds, marketSeeds, planSeeds])];
  return `${createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 16)}.tar`;
}

async function makeImage(file: string): Promise<void> {
  const folder = join(tmpdir(), `kontor-image-${randomBytes(6).toString('hex')}`);
  const database = await openPglite(folder, { flush: 'off' });
  await migrate(database);
  await seedCatalogue(database, LISTED_AT);
  await database.close();
  const engine = await PGlite.create({ dataDir: join(folder, 'pgdata') });
  // Not compressed: unpacking would take longer than all else that opening a database does.
  const image = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) if (/\.tar(\.gz)?$/.test(old)) rmSync(join(CACHE, old), { force: true });
  // Renamed into place: another file's tests may be making the same one.
  const fresh = join(CACHE, randomBytes(6).toString('hex'));
  writeFileSync(fresh, image);
  renameSync(fresh, file);
}

/** A migrated database with the catalogue listed, made once per schema: starting from it saves seconds per database. */
export async function pgliteImage(): Promise<Blob> {
  const file = join(CACHE, imageName());
  if (!existsSync(file)) await makeImage(file);
  return new Blob([readFileSync(file)], { type: 'application/x-tar' });
}
