import type { VerificationKind } from '@/domain/verification/kinds';
import { authenticatorAbout } from '../../app/accounts/factor/sealedKey';
import { sealedForDevice } from '../../app/notices/push/pushStore';
import { sealedFor } from '../../app/outbox/outboxStore';
import type { Lane } from '../../app/ports/database';
import type { KeyUse, SealedRow, SealedRows } from '../../app/sealing/rotateKeys';
import { nameAbout } from '../../app/sealing/sealedName';
import { keyAbout } from '../../app/uploads/sealedFiles';
import { contentsAbout } from '../../app/verification/contents';

interface Place {
  kind: string;
  table: string;
  /** Column of the key the row is found by. */
  id: string;
  type: 'bigint' | 'text';
  /** Column of the sealed text. */
  sealed: string;
  /** Column of whose it is, or '' where it is bound to something else. */
  user: string;
  /** Column of what else it is sealed for, such as a place in the storage. */
  part: string;
  about(userId: string, part: string): string;
}

const key = { id: 'id', type: 'bigint', sealed: 'sealed_key', user: 'user_id' } as const;

const PLACES: readonly Place[] = [
  { kind: 'files', table: 'uploads', ...key, part: 'storage_key', about: keyAbout },
  { kind: 'uploads under way', table: 'upload_sessions', ...key, part: 'storage_key', about: keyAbout },
  { kind: 'authenticators', table: 'authenticators', ...key, id: 'user_id', part: "''", about: authenticatorAbout },
  {
    kind: 'authenticators to be bound',
    table: 'auth_tickets',
    ...key,
    id: 'ticket_hash',
    type: 'text',
    part: "''",
    about: authenticatorAbout,
  },
  {
    kind: 'verifications',
    table: 'verifications',
    ...key,
    sealed: 'sealed',
    part: 'kind',
    about: (userId, kind) => contentsAbout({ userId, kind: kind as VerificationKind }),
  },
  { kind: 'names', table: 'users', ...key, sealed: 'full_name', user: 'id', part: "''", about: nameAbout },
  { kind: 'messages', table: 'outbox', ...key, sealed: 'sealed', user: "''", part: 'message_id', about: (_, id) => sealedFor(id) },
  {
    kind: 'push devices',
    table: 'push_subscriptions',
    ...key,
    sealed: 'sealed',
    part: 'endpoint_hash',
    about: (_, hash) => sealedForDevice(hash),
  },
];

interface Row {
  id: string;
  sealed: string;
  userId: string;
  part: string;
}

const selectOf = ({ table, id, sealed, user, part }: Place) =>
  `select ${id}::text as id, ${sealed} as sealed, ${user}::text as "userId", ${part} as part from ${table}`;

const readBy =
  ({ about }: Place) =>
  ({ id, sealed, userId, part }: Row): SealedRow => ({ id, sealed, about: about(userId, part) });

const rowsOf = (database: Lane, place: Place): SealedRows => ({
  kind: place.kind,
  stale: async (current, after, limit) => {
    const { table, id, type, sealed } = place;
    const rows = await database.query<Row>(
      `${selectOf(place)} where ($2::${type} is null or ${id} > $2::${type}) and split_part(${sealed}, '.', 1) <> $1
        order by ${table}.${id} limit $3`,
      [current, after ?? null, limit],
    );
    return rows.map(readBy(place));
  },
  sealedBy: async (key, limit) => {
    const { table, id, sealed } = place;
    const rows = await database.query<Row>(`${selectOf(place)} where split_part(${sealed}, '.', 1) = $1 order by ${table}.${id} limit $2`, [
      key,
      limit,
    ]);
    return rows.map(readBy(place));
  },
  replace: async (row, sealed) => {
    const { table, id, type, sealed: column } = place;
    const replaced = await database.query(
      `update ${table} set ${column} = $3 where ${id} = $1::${type} and ${column} = $2 returning 1 as replaced`,
      [row.id, row.sealed, sealed],
    );
    return replaced.length === 1;
  },
  keys: () =>
    database.query<KeyUse>(
      `select split_part(${place.sealed}, '.', 1) as key, count(*)::int as rows from ${place.table}
        where ${place.sealed} is not null group by 1 order by 1`,
    ),
});

/** Every row that holds something sealed, be it for minutes: what is left out of here cannot be opened when a key is taken away. */
export const sealedRows = (database: Lane): SealedRows[] => PLACES.map((place) => rowsOf(database, place));
