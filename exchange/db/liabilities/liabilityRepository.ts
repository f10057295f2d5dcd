import type { SumNode } from '@/domain/liabilities/sumTree';
import type { LiabilityStore, Owed } from '../../app/liabilities/liabilityStore';
import type { Lane } from '../../app/ports/database';
import { fromJson, type SumsJson, toJson } from './sumsJson';

// One statement, so that everything is of one moment. What is held is owed too.
const OWED = `
  select u.brand, u.id::text as user_id, json_object_agg(b.asset, b.units::text) as sums
    from (
      select owner_id, asset, sum(available + held) as units from accounts
       where owner_type = 'user' group by owner_id, asset having sum(available + held) > 0
    ) b
    join users u on u.id = case when b.owner_id ~ '^[0-9]{1,18}$' then b.owner_id::bigint end and u.account_type <> 2
   group by u.id`;

const UNPUBLISHED = `
  select distinct u.brand from users u
   where u.account_type <> 2
     and not exists (select 1 from liability_snapshots s where s.brand = u.brand and s.day = $1::int and s.root_hash is not null)`;

const BEGIN = `
  insert into liability_snapshots (brand, day, taken_ms, sums, reserves, owed_by_all)
  values ($1, $2, $3, $4::json, $5::json, $6::json) returning id::text`;

const KEEP_OWNERS = `
  insert into liability_owners (user_id, snapshot_id, nonce, parts)
  select o."userId"::bigint, $1::bigint, o.nonce, o.parts
    from json_to_recordset($2::json) as o("userId" text, nonce text, parts json) join users u on u.id = o."userId"::bigint`;

// Roots stay for ever: what was published is not taken back.
const FORGET = `
  with old as (
    select s.id from liability_snapshots s join liability_snapshots this on this.id = $1::bigint and this.brand = s.brand
     where s.day <= this.day - $2::int
  ), owners as (delete from liability_owners where snapshot_id in (select id from old))
  delete from liability_chunks where snapshot_id in (select id from old)`;

const leafJson = ({ hash, sums }: SumNode) => [hash, toJson(sums)];

/** Writes snapshots of what is owed, over either database. */
export function createLiabilityStore(database: Lane): LiabilityStore {
  return {
    owed: async () => {
      const rows = await database.query<{ brand: string; user_id: string; sums: SumsJson }>(OWED);
      return rows.map(({ brand, user_id, sums }): Owed => ({ brand, userId: user_id, sums: fromJson(sums) }));
    },
    unpublishedBrands: async (day) => {
      const rows = await database.query<{ brand: string }>(UNPUBLISHED, [day]);
      return rows.map(({ brand }) => brand);
    },
    begin: ({ brand, day, takenMs, sums, reserves, owedByAll }) =>
      database.transaction(async (tx) => {
        await tx.query('delete from liability_snapshots where brand = $1 and root_hash is null', [brand]);
        const params = [brand, day, takenMs, ...[sums, reserves, owedByAll].map((one) => JSON.stringify(toJson(one)))];
        const [row] = await tx.query<{ id: string }>(BEGIN, params);
        if (row === undefined) throw new Error('a snapshot has no id');
        return row.id;
      }),
    keepChunk: async (snapshotId, chunk, leaves, top) => {
      await database.query(
        'insert into liability_chunks (snapshot_id, chunk, leaves, top_hash, top_sums) values ($1, $2, $3::json, $4, $5::json)',
        [snapshotId, chunk, JSON.stringify(leaves.map(leafJson)), top.hash, JSON.stringify(toJson(top.sums))],
      );
    },
    keepOwners: async (snapshotId, owners) => {
      const rows = owners.map(({ userId, nonce, parts }) => ({
        userId,
        nonce,
        parts: parts.map(({ leaf, sums }) => ({ leaf, sums: toJson(sums) })),
      }));
      await database.query(KEEP_OWNERS, [snapshotId, JSON.stringify(rows)]);
    },
    publish: async (snapshotId, rootHash, keep) => {
      await database.query('update liability_snapshots set root_hash = $2 where id = $1', [snapshotId, rootHash]);
      await database.query(FORGET, [snapshotId, keep]);
    },
  };
}
