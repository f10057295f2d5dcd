import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropEverything, listedSymbols } from '@/exchange/db/dropEverything';
import { emptyDataFolder, emptyFilesBeside } from '@/exchange/db/embedded/emptyDataFolder';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { migrate } from '@/exchange/db/migrate';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { fillDataFolder } from '../support/pgliteImage';
import { openTestDatabases } from '../support/testDatabase';

describe.each(openTestDatabases())('emptying $name', ({ open }) => {
  it('drops what is ours and nothing else, and can be filled again', async () => {
    const database = await open();
    try {
      await database.query('create table somebody_elses (id integer)');
      expect(await listedSymbols(database)).toContain('BTC_USDT');
      await dropEverything(database);
      const tables = await database.query<{ tablename: string }>('select tablename from pg_tables where schemaname = current_schema()');
      const functions = await database.query('select proname from pg_proc where pronamespace = current_schema()::regnamespace');
      const domains = await database.query(
        "select typname from pg_type where typtype = 'd' and typnamespace = current_schema()::regnamespace",
      );
      expect([tables, functions, domains]).toEqual([[{ tablename: 'somebody_elses' }], [], []]);
      expect(await listedSymbols(database)).toEqual([]);
      await migrate(database);
      await seedCatalogue(database, 0);
      expect(await listedSymbols(database)).toContain('BTC_USDT');
    } finally {
      await database.close();
    }
  });
});

describe('emptying a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-reset-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused while somebody runs on it, and leaves nothing otherwise', async () => {
    await fillDataFolder(folder);
    chmodSync(join(folder, 'pgdata'), 0o755);
    const database = await openPglite(folder, { flush: 'off' });
    // The files of a database are for nobody else on this machine.
    expect(statSync(join(folder, 'pgdata')).mode & 0o777).toBe(0o700);
    await expect(emptyDataFolder(folder)).rejects.toMatchObject({ failure: 'secondInstance' });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    await emptyDataFolder(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  const fill = () => {
    for (const name of ['sealing-key', 'web-push-key.pem', 'operator-secret', 'keys.json']) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'uploads', 'a'), { recursive: true });
  };

  it('leaves what is not ours where it is', async () => {
    fill();
    await emptyDataFolder(folder);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('takes what users have sent away beside a database on a server, and leaves its keys', () => {
    fill();
    emptyFilesBeside(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['keys.json', 'sealing-key', 'web-push-key.pem']);
  });
});
