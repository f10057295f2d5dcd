import type { SessionStore } from '../app/accounts/accountStore';
import type { LiveSession } from '../app/accounts/model';
import type { Sql } from '../app/ports/database';

type SessionRow = Omit<LiveSession, 'expiresAt'> & { expiresAt: bigint | string };

export function createSessionStore(sql: Sql): SessionStore {
  return {
    create: async ({ tokenHash, userId, createdAt, expiresAt, ip, userAgent }) => {
      await sql.query('delete from sessions where user_id = $1 and expires_at <= $2', [userId, createdAt]);
      const [row] = await sql.query<{ id: string }>(
        `insert into sessions (token_hash, user_id, created_at, expires_at, ip, user_agent)
         values ($1, $2, $3, $4, $5, $6) returning id::text as id`,
        [tokenHash, userId, createdAt, expiresAt, ip, userAgent],
      );
      if (!row) throw new Error('an insert returns its row');
      return row.id;
    },
    byTokenHash: async (tokenHash, now) => {
      const [row] = await sql.query<SessionRow>(
        `select s.id::text as "sessionId", u.id::text as "userId", u.brand, u.account_type as "accountType", s.expires_at as "expiresAt"
         from sessions s join users u on u.id = s.user_id
         where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`,
        [tokenHash, now],
      );
      return row && { ...row, expiresAt: Number(row.expiresAt) };
    },
    revoke: async (sessionId, now) => {
      await sql.query('update sessions set revoked_at = $2 where id = $1 and revoked_at is null', [sessionId, now]);
    },
    revokeAll: async (userId, now) => {
      await sql.query('update sessions set revoked_at = $2 where user_id = $1 and revoked_at is null', [userId, now]);
    },
  };
}
