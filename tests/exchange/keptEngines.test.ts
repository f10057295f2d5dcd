import type { PGlite } from '@electric-sql/pglite';
import { openEngineInMemory, parsers } from '@/exchange/db/embedded/embeddedEngine';
import { type LentEngine, lendEngine, schemaOf } from '../support/keptEngines';
import { pgliteImage } from '../support/pgliteImage';

const MB = 1024 * 1024;

describe('an embedded engine that is lent', () => {
  let engine: PGlite;
  let lent: LentEngine;
  const open = jest.fn(async () => {
    engine = await openEngineInMemory(await pgliteImage());
    return engine;
  });
  const lend = async () => {
    lent = await lendEngine('listed', open, parsers);
  };
  beforeAll(lend);
  afterAll(() => engine.close());

  it.each([
    ['a default', 'alter table markets alter column sort set default 7'],
    ['a type', "create type mood as enum ('calm')"],
    ['a domain', 'create domain lots as bigint'],
    ['a view', 'create view few as select symbol from markets'],
    ['a view that is another', 'create or replace view two as select 1 as one'],
    ['a rule', 'create rule kept as on delete to markets do instead nothing'],
    ['a schema', 'create schema beside'],
    ['an index', 'create index on markets (sort)'],
    ['an index of the same name', 'drop index aside; create index aside on markets (sort desc)'],
    ['a column', 'alter table markets alter column sort type bigint'],
    ['a check', 'alter table markets add constraint few check (sort < 1000000)'],
    ['a trigger that is off', 'alter table audit_log disable trigger all'],
    ['a function', 'create function one() returns integer language sql as $$ select 1 $$'],
    ['a sequence', 'create sequence steps'],
    ['a policy', 'create policy nobody on markets using (false)'],
    ['a setting of the database', "alter role all set statement_timeout = '1s'"],
  ])('has another schema with %s', async (_, statements) => {
    await engine.exec('begin; create index aside on markets (sort); create view two as select 2 as one');
    await engine.exec('alter table markets alter column sort set default 2');
    try {
      const before = await schemaOf(engine);
      await engine.exec(statements);
      expect(await schemaOf(engine)).not.toBe(before);
    } finally {
      await engine.exec('rollback');
    }
  });

  it('comes back as new, and without what it logged', async () => {
    const rows = () => lent.query('select symbol, min_notional::text from markets order by symbol');
    const [before, schema] = [(await rows()).rows, await schemaOf(engine)];
    await lent.query('update markets set min_notional = 7');
    await lent.query('analyze');
    for (let count = 0; count < 8; count += 1) await lent.query(`select pg_logical_emit_message(true, 'filler', repeat('x', ${10 * MB}))`);
    await lent.close();
    await expect(rows()).rejects.toThrow('PGlite is closed');
    await lend();
    expect((await rows()).rows).toEqual(before);
    expect(await schemaOf(engine)).toBe(schema);
    const { rows: log } = await lent.query<{ bytes: bigint }>('select sum(size)::bigint as bytes from pg_ls_waldir()');
    expect(Number(log[0]?.bytes)).toBeLessThanOrEqual(64 * MB);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('has forgotten what was learnt of other rows', async () => {
    const learnt = async () => {
      const { rows } = await lent.query<{ count: number }>("select count(*)::int as count from pg_stats where schemaname = 'public'");
      return rows[0]?.count;
    };
    await lent.query('analyze');
    expect(await learnt()).toBeGreaterThan(0);
    await lent.close();
    await lend();
    expect(await learnt()).toBe(0);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is another one where the schema was changed', async () => {
    await lent.query('alter table markets alter column sort set default 7');
    await lent.close();
    await lend();
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('engines that come back together', () => {
  it('are kept as far as a file may want them', async () => {
    const closed: string[] = [];
    const fake = (name: string) => async () =>
      ({
        parsers: {},
        query: async () => ({ rows: [{ schema: 'the same' }] }),
        exec: async () => [],
        execProtocolRawSync: () => {},
        close: async () => closed.push(name),
      }) as unknown as PGlite;
    const lend = (name: string) => lendEngine('fake', fake(name), {});
    const lent = [await lend('a'), await lend('b'), await lend('c')];
    for (const engine of lent) await engine.close();
    expect(closed).toEqual(['c']);
    const again = [await lend('d'), await lend('e'), await lend('f')];
    for (const engine of again) await engine.close();
    expect(closed).toEqual(['c', 'f']);
  });
});
