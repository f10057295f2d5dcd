import { dropEverything, listedSymbols } from '@/exchange/db/dropEverything';
import { migrate } from '@/exchange/db/migrate';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
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
      expect([tables, functions]).toEqual([[{ tablename: 'somebody_elses' }], []]);
      expect(await listedSymbols(database)).toEqual([]);
      await migrate(database);
      await seedCatalogue(database, 0);
      expect(await listedSymbols(database)).toContain('BTC_USDT');
    } finally {
      await database.close();
    }
  });
});
