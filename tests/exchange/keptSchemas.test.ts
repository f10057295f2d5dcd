import type { Database } from '@/exchange/app/ports/database';
import { lendSchema } from '../support/keptSchemas';
import { postgresUrl } from '../support/testDatabase';

const url = postgresUrl() ?? '';

(url === '' ? describe.skip : describe)('a schema of the server that is lent', () => {
  const lend = () => lendSchema(url);
  const nameOf = async (database: Database) => (await database.query<{ name: string }>('select current_schema() as name'))[0]?.name;
  const marketsOf = (database: Database) => database.query('select symbol, min_notional::text from markets order by symbol');
  const addUser = (database: Database) =>
    database.query<{ id: bigint }>(
      `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
       values ('kontor', 'lent@kontor.example', '', 0, 'Lent', 'en', 'LENT', 0) returning id`,
    );

  it('comes back as new', async () => {
    const first = await lend();
    const [schema, markets] = [await nameOf(first), await marketsOf(first)];
    await first.query('update markets set min_notional = 7');
    const [user] = await addUser(first);
    await first.close();
    const next = await lend();
    expect(await nameOf(next)).toBe(schema);
    expect(await marketsOf(next)).toEqual(markets);
    expect(await addUser(next)).toEqual([user]);
    await next.close();
  });

  it('is not lent twice at once', async () => {
    const both = await Promise.all([lend(), lend()]);
    const [one, other] = await Promise.all(both.map(nameOf));
    expect(one).not.toBe(other);
    await Promise.all(both.map((database) => database.close()));
  });

  it('is dropped when its schema is another', async () => {
    const changed = await lend();
    const schema = await nameOf(changed);
    await changed.query('alter table markets alter column sort set default 7');
    await changed.close();
    const next = await lend();
    expect(await nameOf(next)).not.toBe(schema);
    expect(await next.query('select 1 from pg_namespace where nspname = $1', [schema])).toEqual([]);
    await next.close();
  });
});
