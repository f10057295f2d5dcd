import type { SumNode } from '@/domain/liabilities/sumTree';
import type { LiabilityQueries, OwnedLeaves, Snapshot } from '../../app/liabilities/liabilityStore';
import type { Sql } from '../../app/ports/database';
import { fromJson, type SumsJson } from './sumsJson';

interface SnapshotRow {
  id: string;
  brand: string;
  taken_ms: string | number | bigint;
  root_hash: string;
  sums: SumsJson;
  reserves: SumsJson;
  owed_by_all: SumsJson | null;
}

interface OwnerRow extends SnapshotRow {
  user_id: string;
  nonce: string;
  parts: { leaf: number; sums: SumsJson }[];
}

const SNAPSHOT = 's.id::text, s.brand, s.taken_ms, s.root_hash, s.sums, s.reserves, s.owed_by_all';

const LEAVES = `
  select ${SNAPSHOT}, o.user_id::text, o.nonce, o.parts
    from liability_owners o join liability_snapshots s on s.id = o.snapshot_id and s.root_hash is not null
   where o.user_id = $1::bigint order by s.id desc limit 1`;

const snapshotOf = (row: SnapshotRow): Snapshot => ({
  snapshotId: row.id,
  brand: row.brand,
  takenMs: Number(row.taken_ms),
  rootHash: row.root_hash,
  sums: fromJson(row.sums),
  reserves: fromJson(row.reserves),
  owedByAll: row.owed_by_all ? fromJson(row.owed_by_all) : undefined,
});

const ownerOf = ({ user_id, nonce, parts }: OwnerRow): OwnedLeaves => ({
  userId: user_id,
  nonce,
  parts: parts.map(({ leaf, sums }) => ({ leaf, sums: fromJson(sums) })),
});

const nodeOf = ([hash, sums]: readonly [string, SumsJson]): SumNode => ({ hash, sums: fromJson(sums) });

/** Reads what was published, over either database. */
export function createLiabilityQueries(sql: Sql): LiabilityQueries {
  return {
    snapshots: async (brand, limit) => {
      const rows = await sql.query<SnapshotRow>(
        `select ${SNAPSHOT} from liability_snapshots s where s.brand = $1 and s.root_hash is not null order by s.id desc limit $2::int`,
        [brand, limit],
      );
      return rows.map(snapshotOf);
    },
    leavesOf: async (userId) => {
      const [row] = await sql.query<OwnerRow>(LEAVES, [userId]);
      return row && { ...ownerOf(row), snapshot: snapshotOf(row) };
    },
    chunk: async (snapshotId, chunk) => {
      const [row] = await sql.query<{ leaves: [string, SumsJson][] }>(
        'select leaves from liability_chunks where snapshot_id = $1 and chunk = $2',
        [snapshotId, chunk],
      );
      return (row?.leaves ?? []).map(nodeOf);
    },
    chunkTops: async (snapshotId) => {
      const rows = await sql.query<{ top_hash: string; top_sums: SumsJson }>(
        'select top_hash, top_sums from liability_chunks where snapshot_id = $1 order by chunk',
        [snapshotId],
      );
      return rows.map(({ top_hash, top_sums }) => nodeOf([top_hash, top_sums]));
    },
  };
}
