import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundles } from '../support/bundles';
import { EMPTY_MAKER, LISTED_MAKER } from '../support/pgliteImage';
import { cached, clearUnused } from '../support/testCache';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('what test files share', () => {
  let folder: string;
  const at = (...names: string[]) => join(folder, ...names);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-cache-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is another when anything it is made of does something else', () => {
    const write = (rate: string) => writeFileSync(at('rate.ts'), `export const RATE = ${rate};\n`);
    writeFileSync(at('maker.ts'), "import { RATE } from './rate';\nconsole.log(RATE);\n");
    write('8');
    const before = bundles.hashOf(at('maker.ts'));
    expect(bundles.sourcesOf(at('maker.ts')).map((path) => path.replace(/.*\//, ''))).toEqual(['rate.ts', 'maker.ts']);
    write('8; // a word');
    expect(bundles.hashOf(at('maker.ts'))).toBe(before);
    write('5');
    expect(bundles.hashOf(at('maker.ts'))).not.toBe(before);
  });

  it('covers what makes the image of a database', () => {
    const listed = ['seedCatalogue', 'migrate', 'migrations/index', 'embedded/dataImage', 'embedded/embeddedEngine'].map(
      (name) => `exchange/db/${name}.ts`,
    );
    const seeds = ['exchange/app/markets/catalogue.ts', 'exchange/app/earn/planSeeds.ts', LISTED_MAKER];
    expect(bundles.sourcesOf(LISTED_MAKER)).toEqual(expect.arrayContaining([...listed, ...seeds]));
    expect(bundles.sourcesOf(EMPTY_MAKER)).toEqual(expect.arrayContaining([EMPTY_MAKER, 'exchange/db/embedded/embeddedEngine.ts']));
  });

  it('is bundled once, for all files of a worker', () => {
    // Kept outside of the sandbox of this file.
    expect(bundles).toBe(globalThis.hostBundles);
    const file = bundles.fileOf(EMPTY_MAKER, 'emptyMaker');
    expect(existsSync(file)).toBe(true);
    expect(bundles.fileOf(EMPTY_MAKER, 'emptyMaker')).toBe(file);
  });

  it('is made once for all who need it at the same time, and again when it could not be made', async () => {
    const name = `probe-${process.pid}`;
    const make = jest.fn(async (path: string) => writeFileSync(path, 'made'));
    make.mockRejectedValueOnce(new Error('no room'));
    await expect(cached(name, make)).rejects.toThrow('no room');
    const paths = await Promise.all([cached(name, make), cached(name, make), cached(name, make)]);
    expect(new Set(paths).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(2);
    rmSync(paths[0]);
  });

  it('goes when nobody has used it for a day, and so does the folder of another PGlite', () => {
    const now = Date.now();
    for (const name of ['pglite-1/old', 'pglite-1/fresh', 'pglite-0/abandoned']) {
      mkdirSync(at(name), { recursive: true });
      writeFileSync(at(name, 'file'), '');
    }
    for (const name of ['pglite-1/old', 'pglite-0/abandoned']) utimesSync(at(name), (now - 2 * DAY_MS) / 1000, (now - 2 * DAY_MS) / 1000);
    clearUnused(folder, now);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['pglite-1', 'pglite-1/fresh', 'pglite-1/fresh/file']);
  });
});
