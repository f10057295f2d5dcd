import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrandStore } from '@/exchange/app/site/brandStore';
import { buildExchange } from '@/exchange/buildApp';
import { createHostMemory } from '@/exchange/db/site/hostMemory';
import { createLogger } from '@/exchange/logger';
import { readSettings } from '@/exchange/settings/readSettings';
import { describeOnEachDatabase, postgresUrl } from '../support/testDatabase';

const HOST = 'visby.example';

describeOnEachDatabase('a host that two brands claim', (database, kind) => {
  let folder: string;
  const errors: { fields: object; message: string }[] = [];
  const log = { info: () => {}, warn: () => {}, error: (fields: object, message: string) => void errors.push({ fields, message }) };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-hosts-'));
    for (const name of ['kontor', 'visby']) cpSync(join('brands', name), join(folder, name), { recursive: true });
    errors.length = 0;
    await database().query('delete from brand_hosts', []);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A process that begins: it knows what the database does. */
  const start = async (memory = createHostMemory(database())) => {
    const store = new BrandStore(folder, 'kontor', log, undefined, undefined, memory);
    await store.load();
    return store;
  };
  const copy = (name: string) => cpSync(join(folder, 'visby'), join(folder, name), { recursive: true });
  const site = (name: string) => join(folder, name, 'site.json');
  const read = (name: string) => JSON.parse(readFileSync(site(name), 'utf8'));

  it('stays with the one that had it, after a restart too, until that lets go of it', async () => {
    await start();
    // Before the other by its name, and there when the next process begins.
    copy('aland');
    const store = await start();
    expect(store.nameOf(HOST)).toBe('visby');
    expect(errors.map(({ fields }) => fields)).toContainEqual({ brand: 'aland', host: HOST, owner: 'visby' });
    writeFileSync(site('visby'), JSON.stringify({ ...read('visby'), hosts: [] }));
    expect((await start()).nameOf(HOST)).toBe('aland');
    writeFileSync(site('visby'), JSON.stringify({ ...read('visby'), hosts: [HOST] }));
    expect((await start()).nameOf(HOST)).toBe('aland');
  });

  it('stays with one whose file is broken at the start, and goes with one whose folder is gone', async () => {
    await start();
    copy('aland');
    const good = readFileSync(site('visby'), 'utf8');
    writeFileSync(site('visby'), '{');
    const broken = await start();
    expect(broken.nameOf(HOST)).toBe('visby');
    expect(() => broken.get('visby')).toThrow(expect.objectContaining({ codeName: 'unavailable' }));
    writeFileSync(site('visby'), good);
    expect((await start()).nameOf(HOST)).toBe('visby');
    rmSync(join(folder, 'visby'), { recursive: true });
    expect((await start()).nameOf(HOST)).toBe('aland');
  });

  it('goes with a folder that was renamed, at once', async () => {
    await start();
    renameSync(join(folder, 'visby'), join(folder, 'gotland'));
    expect((await start()).nameOf(HOST)).toBe('gotland');
    expect([errors, (await createHostMemory(database()).read()).get(HOST)]).toEqual([[], 'gotland']);
  });

  it('is as it was behind a start that is refused because another exchange runs', async () => {
    if (kind === 'pglite') return;
    await start();
    renameSync(join(folder, 'visby'), join(folder, 'gotland'));
    const [schema] = await database().query<{ name: string }>('select current_schema() as name');
    const url = new URL(postgresUrl() ?? '');
    url.searchParams.set('options', `-c search_path=${schema?.name}`);
    const [market] = await database().query<{ symbol: string }>('select symbol from markets limit 1');
    const release = await database().tryLock(`market:${market?.symbol}`);
    const settings = readSettings({ DATABASE_URL: url.href, DATA_DIR: join(folder, 'data'), BRANDS_DIR: folder, PRACTICE_RATE: '0' });
    await expect(buildExchange(settings, createLogger('silent'))).rejects.toMatchObject({ failure: 'secondInstance' });
    await release?.();
    expect((await createHostMemory(database()).read()).get(HOST)).toBe('visby');
  });

  it('is served at once also while the database hangs, and what holds last is written down then', async () => {
    const memory = createHostMemory(database());
    const written: ReadonlyMap<string, string>[] = [];
    const waiting: (() => void)[] = [];
    let hangs = false;
    const store = await start({
      ...memory,
      write: async (byHost) => {
        if (hangs) await new Promise<void>((resolve) => waiting.push(resolve));
        written.push(byHost);
        await memory.write(byHost);
      },
    });
    const before = written.length;
    hangs = true;
    const told = jest.fn();
    store.onChange(told);
    for (const hosts of [['first.example'], [HOST, 'second.example'], [HOST, 'third.example']]) {
      writeFileSync(site('visby'), JSON.stringify({ ...read('visby'), hosts }));
      await store.refresh();
    }
    expect([told.mock.calls.length, store.nameOf('third.example'), written.length]).toEqual([3, 'visby', before]);
    hangs = false;
    for (const go of waiting) go();
    await store.settled();
    // What nobody has by now was never written.
    expect([waiting.length, written.length]).toEqual([1, before + 2]);
    const kept = await memory.read();
    expect([kept.get('first.example'), kept.get('second.example'), kept.get('third.example')]).toEqual([undefined, undefined, 'visby']);
  });

  it('is served also while it cannot be written down, which is said', async () => {
    const memory = createHostMemory(database());
    const store = await start({ ...memory, write: () => Promise.reject(new Error('away')) });
    expect(store.nameOf(HOST)).toBe('visby');
    expect(errors).toMatchObject([{ fields: { reason: 'away' } }]);
  });
});
