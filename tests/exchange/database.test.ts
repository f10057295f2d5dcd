import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketSeeds } from '@/exchange/app/markets/catalogue';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { migrate } from '@/exchange/db/migrate';
import { migrations } from '@/exchange/db/migrations/index';
import { openDatabase } from '@/exchange/db/openDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { emptyImage, fillDataFolder } from '../support/pgliteImage';
import { describeOnEachDatabase } from '../support/testDatabase';

describeOnEachDatabase('database', (database) => {
  it('reads and writes int8 as bigint, alone and in arrays', async () => {
    const beyondNumber = 9_007_199_254_740_993n;
    const [row] = await database().query('select $1::int8 as one, $2::int8[] as many, 7::int8 as small', [
      beyondNumber,
      [beyondNumber, -1n],
    ]);
    expect(row).toEqual({ one: beyondNumber, many: [beyondNumber, -1n], small: 7n });
  });

  it('rolls a failed transaction back', async () => {
    await database().query('create table rollback_probe (id integer)');
    const failing = database().transaction(async (tx) => {
      await tx.query('insert into rollback_probe values (1)');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database().query('select * from rollback_probe')).toEqual([]);
    await database().query('drop table rollback_probe');
  });

  it('has nothing left to migrate, and records what ran', async () => {
    expect(await migrate(database())).toEqual([]);
    const rows = await database().query('select version, name from schema_migrations order by version');
    expect(rows).toEqual(migrations.map(({ version, name }) => ({ version, name })));
  });

  it('lists the catalogue once and leaves what an operator changed', async () => {
    await database().query("update markets set min_notional = 7 where symbol = 'BTC_USDT'");
    await seedCatalogue(database(), 0);
    const [row] = await database().query(
      "select min_notional::text as minimum, listed_ms > 0 as kept from markets where symbol = 'BTC_USDT'",
    );
    expect(row).toEqual({ minimum: '7', kept: true });
    expect(await database().query('select count(*) as markets from markets')).toEqual([{ markets: BigInt(marketSeeds.length) }]);
  });

  it('undoes every step of a run that fails half way', async () => {
    const broken = [
      ...migrations,
      { version: 9001, name: 'fine', sql: 'create table half_way (id integer); create index on half_way (id)' },
      { version: 9002, name: 'broken', sql: 'create table half_way (id integer)' },
    ];
    await expect(migrate(database(), broken)).rejects.toThrow('half_way');
    expect(await database().query("select to_regclass('half_way')::text as name")).toEqual([{ name: null }]);
    expect(await migrate(database())).toEqual([]);
  });

  it('refuses data of a newer version', async () => {
    await expect(migrate(database(), [])).rejects.toMatchObject({
      failure: 'dataIsNewer',
      message: expect.stringMatching(/^data was written by a newer version \(schema 1, .*whose newest is 0\)$/),
    });
  });

  it('refuses data with a version among the known ones that this program does not know', async () => {
    const [, gap] = migrations;
    const without = migrations.filter((migration) => migration !== gap);
    await expect(migrate(database(), without)).rejects.toMatchObject({
      failure: 'dataIsNewer',
      message: expect.stringContaining(`schema ${gap?.version} is not known`),
    });
  });
});

describe('openDatabase', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'database-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps data in its folder and refuses a second instance while it is open', async () => {
    await fillDataFolder(folder);
    const first = await openDatabase({ folder });
    await first.query('create table kept as select 1 as id');
    await expect(openDatabase({ folder })).rejects.toMatchObject({ failure: 'secondInstance', message: expect.stringContaining(folder) });
    await first.close();
    const second = await openDatabase({ folder });
    expect(await second.query('select id from kept')).toEqual([{ id: 1 }]);
    await second.close();
  });

  it('starts anew over what a killed first start left', async () => {
    mkdirSync(join(folder, 'pgdata.unfinished'));
    writeFileSync(join(folder, 'pgdata.unfinished', 'PG_VERSION'), '18');
    const database = await openPglite(folder, { image: await emptyImage() });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    expect(readdirSync(folder)).toEqual(['pgdata']);
  });

  it('names a folder it cannot write', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    await expect(openDatabase({ folder: join(file, 'data') })).rejects.toMatchObject({
      failure: 'dataFolderNotWritable',
      message: `data folder ${join(file, 'data')} is not writable (ENOTDIR)`,
    });
  });

  it('names a server that does not answer, without its password', async () => {
    const opening = openDatabase({ url: 'postgres://someone:secret@127.0.0.1:1/nothing' });
    await expect(opening).rejects.toMatchObject({
      failure: 'databaseUnreachable',
      message: expect.stringContaining('127.0.0.1:1/nothing'),
    });
    await expect(opening).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
  });
});
