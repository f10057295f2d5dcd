import type { AuthenticatorStore, RecoveryCodeStore } from '../../app/accounts/factor/factorStore';
import type { Sql } from '../../app/ports/database';

export function createAuthenticatorStore(sql: Sql): AuthenticatorStore {
  return {
    find: async (userId) => {
      const [row] = await sql.query<{ sealedKey: string; lastStep: bigint | string }>(
        'select sealed_key as "sealedKey", last_step as "lastStep" from authenticators where user_id = $1',
        [userId],
      );
      return row && { ...row, lastStep: Number(row.lastStep) };
    },
    bind: async (userId, { sealedKey, lastStep }, now) => {
      const rows = await sql.query(
        `insert into authenticators (user_id, sealed_key, last_step, bound_at) values ($1, $2, $3, $4)
         on conflict do nothing returning 1 as bound`,
        [userId, sealedKey, lastStep, now],
      );
      return rows.length === 1;
    },
    advance: async (userId, step) => {
      const rows = await sql.query(
        'update authenticators set last_step = $2 where user_id = $1 and last_step < $2 returning 1 as advanced',
        [userId, step],
      );
      return rows.length === 1;
    },
    unbind: async (userId) => {
      const rows = await sql.query('delete from authenticators where user_id = $1 returning 1 as unbound', [userId]);
      return rows.length === 1;
    },
  };
}

export function createRecoveryCodeStore(sql: Sql): RecoveryCodeStore {
  return {
    replace: async (userId, hashes) => {
      await sql.query('delete from recovery_codes where user_id = $1', [userId]);
      await sql.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [userId, [...hashes]]);
    },
    list: (userId) =>
      sql.query<{ codeId: string; codeHash: string }>(
        'select id::text as "codeId", code_hash as "codeHash" from recovery_codes where user_id = $1 and used_at is null order by id',
        [userId],
      ),
    count: async (userId) => {
      const [row] = await sql.query<{ count: number }>(
        'select count(*)::integer as count from recovery_codes where user_id = $1 and used_at is null',
        [userId],
      );
      return row?.count ?? 0;
    },
    use: async (userId, codeId, now) => {
      const rows = await sql.query(
        'update recovery_codes set used_at = $3 where user_id = $1 and id = $2 and used_at is null returning 1 as used',
        [userId, codeId, now],
      );
      return rows.length === 1;
    },
  };
}
