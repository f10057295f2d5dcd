import { authenticatorAbout } from '@/exchange/app/accounts/factor/sealedKey';
import { sealedForDevice } from '@/exchange/app/notices/push/pushStore';
import { sealedFor } from '@/exchange/app/outbox/outboxStore';
import type { Database } from '@/exchange/app/ports/database';
import { rotateKeys } from '@/exchange/app/sealing/rotateKeys';
import { nameAbout } from '@/exchange/app/sealing/sealedName';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { sealedRows } from '@/exchange/db/sealing/sealedRows';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

const [oldKey, newKey] = [
  { name: 'old', key: Buffer.alloc(32, 1) },
  { name: 'new', key: Buffer.alloc(32, 2) },
];
/** What is sealed and not called so. */
const OTHER_NAMES = ['users.full_name'];

async function fill(database: Database): Promise<Record<string, string>> {
  const before = createSealer([oldKey]);
  const [user] = await database.query<{ id: string }>(
    `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
     values ('kontor', 'a@mail.example', '', 0, '', 'en', '', 0) returning id::text as id`,
  );
  const id = user?.id ?? '';
  await database.query('update users set full_name = $2 where id = $1', [id, before.seal('Jana', nameAbout(id))]);
  await database.query('insert into authenticators (user_id, sealed_key, last_step, bound_at) values ($1, $2, 0, 0)', [
    id,
    before.seal('KEY', authenticatorAbout(id)),
  ]);
  for (const ticket of ['a', 'b', 'c']) {
    await database.query(
      `insert into auth_tickets (ticket_hash, brand, purpose, channel, address, delivery, user_id, language, expires_at, resend_at, sealed_key)
       values ($1, 'kontor', 'authenticator', 'email', 'a@mail.example', 'code', $2, 'en', 0, 0, $3)`,
      [ticket, id, ticket === 'c' ? null : before.seal('BOUND', authenticatorAbout(id))],
    );
  }
  await database.query(
    `insert into outbox (message_id, channel, urgency, sealed, created_at, expires_at, next_at) values ('m', 'email', 0, $1, 0, 9, 0)`,
    [before.seal('mail', sealedFor('m'))],
  );
  await database.query(`insert into push_subscriptions (user_id, endpoint_hash, sealed, created_at) values ($1, 'h', $2, 0)`, [
    id,
    before.seal('device', sealedForDevice('h')),
  ]);
  return { users: nameAbout(id), authenticators: authenticatorAbout(id), auth_tickets: authenticatorAbout(id) };
}

describeOnEachDatabase('keys that are turned', (database) => {
  it('leave no column out that holds sealed text', async () => {
    const columns = await database().query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = current_schema() and column_name like 'sealed%'`,
    );
    const asked: string[] = [];
    const query = async <Row>(text: string): Promise<Row[]> => {
      asked.push(text);
      return [];
    };
    const listening = { ...database(), query };
    for (const place of sealedRows(listening)) await place.stale('new', undefined, 1);
    const turned = asked.map((text) => `${/ from (\w+)/.exec(text)?.[1]}.${/, (\w+) as sealed/.exec(text)?.[1]}`);
    expect(turned.sort()).toEqual([...columns.map(({ name }) => name), ...OTHER_NAMES].sort());
  });

  it('seal everything anew, and say what still needs an old one', async () => {
    const about = await fill(database());
    const lost = createSealer([{ name: 'lost', key: Buffer.alloc(32, 3) }]);
    await database().query(
      `insert into push_subscriptions (user_id, endpoint_hash, sealed, created_at) select id, 'x', $1, 0 from users where email = 'a@mail.example'`,
      [lost.seal('device', sealedForDevice('x'))],
    );
    const sealer = createSealer([newKey, oldKey]);
    const { current, kinds, stillNeeded } = await rotateKeys(sealer, sealedRows(database()), silentLog);
    const counts = Object.fromEntries(kinds.map(({ kind, resealed, failed }) => [kind, [resealed, failed]]));
    expect([current, counts]).toEqual([
      'new',
      {
        files: [0, 0],
        'uploads under way': [0, 0],
        authenticators: [1, 0],
        'authenticators to be bound': [2, 0],
        verifications: [0, 0],
        names: [1, 0],
        messages: [1, 0],
        'push devices': [1, 1],
      },
    ]);
    expect(stillNeeded).toEqual([{ key: 'lost', rows: 1 }]);
    const after = createSealer([newKey]);
    const opened = async (column: string, table: string, what: string) => {
      const rows = await database().query<{ sealed: string }>(
        `select ${column} as sealed from ${table} where ${column} is not null and ${column} not like 'lost.%'`,
      );
      return rows.map(({ sealed }) => after.open(sealed, what));
    };
    expect(await opened('full_name', 'users', about.users ?? '')).toEqual(['Jana']);
    expect(await opened('sealed_key', 'authenticators', about.authenticators ?? '')).toEqual(['KEY']);
    expect(await opened('sealed_key', 'auth_tickets', about.auth_tickets ?? '')).toEqual(['BOUND', 'BOUND']);
    expect(await opened('sealed', 'outbox', sealedFor('m'))).toEqual(['mail']);
    expect(await opened('sealed', 'push_subscriptions', sealedForDevice('h'))).toEqual(['device']);
  });
});
