import type { SessionStore } from '../app/accounts/accountStore';
import type { ListedSession, LiveSession } from '../app/accounts/model';
import type { Sql } from '../app/ports/database';

type Int8 = bigint | string;
type SessionRow = Omit<LiveSession, 'expiresAt' | 'lastActiveAt'> & { expiresAt: Int8; lastActiveAt: Int8 };
type ListedRow = Omit<ListedSession, 'createdAt' | 'expiresAt' | 'lastActiveAt'> & Record<'createdAt' | 'expiresAt' | 'lastActiveAt', Int8>;
type EndedRow = { userId: string; sessionId: string };

const LIST = `
select id::text as "sessionId", ip, user_agent as "userAgent", country, created_at as "createdAt", last_active_at as "lastActiveAt",
       expires_at as "expiresAt"
  from sessions where user_id = $1 and revoked_at is null and expires_at > $2
 order by last_active_at desc, id desc`;

// What somebody else has locked is being used or ended: it is left for the next time.
const END_IDLE = `
update sessions set revoked_at = $1 where id in (
  select id from sessions where revoked_at is null and last_active_at <= $2 and expires_at > $1
   order by last_active_at limit $3 for update skip locked
) returning user_id::text as "userId", id::text as "sessionId"`;

const FORGET = `
delete from sessions where id in (select id from sessions where expires_at < $1 order by expires_at limit $2 for update skip locked)
returning 1 as gone`;

export function createSessionStore(sql: Sql): SessionStore {
  return {
    create: async ({ tokenHash, userId, createdAt, expiresAt, ip, userAgent, country }) => {
      const [row] = await sql.query<{ id: string }>(
        `insert into sessions (token_hash, user_id, created_at, last_active_at, expires_at, ip, user_agent, country)
         values ($1, $2, $3, $3, $4, $5, $6, $7) returning id::text as id`,
        [tokenHash, userId, createdAt, expiresAt, ip, userAgent, country],
      );
      if (!row) throw new Error('an insert returns its row');
      return row.id;
    },
    byTokenHash: async (tokenHash, now) => {
      const [row] = await sql.query<SessionRow>(
        `select s.id::text as "sessionId", u.id::text as "userId", u.brand, u.account_type as "accountType",
                s.expires_at as "expiresAt", s.last_active_at as "lastActiveAt"
         from sessions s join users u on u.id = s.user_id
         where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`,
        [tokenHash, now],
      );
      return row && { ...row, expiresAt: Number(row.expiresAt), lastActiveAt: Number(row.lastActiveAt) };
    },
    list: async (userId, now) => {
      const rows = await sql.query<ListedRow>(LIST, [userId, now]);
      return rows.map(({ createdAt, lastActiveAt, expiresAt, ...row }) => ({
        ...row,
        createdAt: Number(createdAt),
        lastActiveAt: Number(lastActiveAt),
        expiresAt: Number(expiresAt),
      }));
    },
    touch: async (sessionId, now) => {
      await sql.query('update sessions set last_active_at = $2 where id = $1 and last_active_at < $2', [sessionId, now]);
    },
    revoke: async (userId, sessionId, now) => {
      const rows = await sql.query(
        'update sessions set revoked_at = $3 where user_id = $1 and id = $2 and revoked_at is null and expires_at > $3 returning 1 as ended',
        [userId, sessionId, now],
      );
      return rows.length === 1;
    },
    revokeAll: async (userId, now, keptSessionId) => {
      const rows = await sql.query<{ id: string }>(
        `update sessions set revoked_at = $2
         where user_id = $1 and revoked_at is null and expires_at > $2 and id is distinct from $3::bigint returning id::text as id`,
        [userId, now, keptSessionId ?? null],
      );
      return rows.map(({ id }) => id);
    },
    isOpen: async (sessionId, now) => {
      const rows = await sql.query('select 1 as open from sessions where id = $1 and revoked_at is null and expires_at > $2', [
        sessionId,
        now,
      ]);
      return rows.length === 1;
    },
    endIdle: (now, idleSince, limit) => sql.query<EndedRow>(END_IDLE, [now, idleSince, limit]),
    forget: async (before, limit) => (await sql.query(FORGET, [before, limit])).length,
  };
}
