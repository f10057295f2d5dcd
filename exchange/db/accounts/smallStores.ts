import type { CaptchaStore, FlagStore, SecretStore } from '../../app/accounts/accountStore';
import type { Sql } from '../../app/ports/database';

export function createCaptchaStore(sql: Sql): CaptchaStore {
  return {
    spend: async (challenge, expiresAt, now) => {
      // An expired challenge is refused by its date; it need not be remembered.
      await sql.query('delete from spent_captchas where expires_at <= $1', [now]);
      const rows = await sql.query(
        'insert into spent_captchas (challenge, expires_at) values ($1, $2) on conflict do nothing returning 1 as spent',
        [challenge, expiresAt],
      );
      return rows.length === 1;
    },
  };
}

export function createFlagStore(sql: Sql): FlagStore {
  return {
    read: async (userId, key) => {
      const [row] = await sql.query<{ status: 0 | 1 }>('select status from user_flags where user_id = $1 and key = $2', [userId, key]);
      return row?.status ?? 0;
    },
    save: async (userId, key, status, maxKeys) => {
      const rows = await sql.query(
        `insert into user_flags (user_id, key, status)
         select $1, $2, $3 where (select count(*) from user_flags where user_id = $1 and key <> $2) < $4
         on conflict (user_id, key) do update set status = excluded.status
         returning 1 as saved`,
        [userId, key, status, maxKeys],
      );
      return rows.length === 1;
    },
  };
}

export function createSecretStore(sql: Sql): SecretStore {
  return {
    ensure: async (name, fresh) => {
      const [row] = await sql.query<{ secret: string }>(
        `insert into server_secrets (name, secret) values ($1, $2)
         on conflict (name) do update set name = excluded.name
         returning secret`,
        [name, fresh],
      );
      if (!row) throw new Error('an upsert returns its row');
      return row.secret;
    },
  };
}
