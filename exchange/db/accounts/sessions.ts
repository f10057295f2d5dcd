import type { SessionStore } from '../../app/accounts/accountStore';
import type { ListedSession, LiveSession } from '../../app/accounts/model';
import type { Sql } from '../../app/ports/database';
import { endLostPhoneUploads } from '../uploads/phoneUploads';

type Int8 = bigint | string;
type StandingTimes = 'lockedAt' | 'sendingHeldUntil' | 'frozenAt' | 'selfFrozenAt' | 'closedAt';
type SessionRow = Omit<LiveSession, 'expiresAt' | 'lastActiveAt' | 'standing'> & {
  expiresAt: Int8;
  lastActiveAt: Int8;
  authStatus: number;
  isShared: boolean;
} & Record<StandingTimes, Int8 | null>;
type ListedRow = Omit<ListedSession, 'createdAt' | 'expiresAt' | 'lastActiveAt'> & Record<'createdAt' | 'expiresAt' | 'lastActiveAt', Int8>;
type EndedRow = { userId: string; sessionId: string };

const LIVE = `
select found.told::text as "sessionId", found.told <> s.id as "isFormer", u.id::text as "userId", u.brand, u.account_type as "accountType",
       found.until as "expiresAt", s.last_active_at as "lastActiveAt",
       u.auth_status as "authStatus", u.is_shared as "isShared", u.locked_at as "lockedAt", u.sending_held_until as "sendingHeldUntil",
       t.frozen_ms as "frozenAt", t.self_frozen_ms as "selfFrozenAt", t.closed_ms as "closedAt"`;

/** Of the sessions that were `found`, with the id each is told by and until when it counts. */
const OPEN = `
  join sessions s on s.id = found.id
  join users u on u.id = s.user_id
  left join traders t on t.user_id = u.id::text
 where s.revoked_at is null and s.expires_at > $2`;

// Two lookups by an index each: one condition over both columns would read every session.
const BY_TOKEN = `${LIVE}
  from (select id, id as told, expires_at as until from sessions where token_hash = $1 and revoked_at is null
        union all
        select id, former_id, least(expires_at, former_until) from sessions where former_token_hash = $1 and former_until > $2
        limit 1) found${OPEN}`;

const BY_ID = `${LIVE} from (select id, id as told, expires_at as until from sessions where id = $1) found${OPEN}`;

const SUCCEED = `
with former as (
  update sessions set revoked_at = $3 where id = $1 and revoked_at is null and expires_at > $3
  returning id, token_hash, user_id, created_at, last_active_at, expires_at, ip, user_agent, country)
insert into sessions (token_hash, former_id, former_token_hash, former_until,
                      user_id, created_at, last_active_at, expires_at, ip, user_agent, country)
select $2, id, token_hash, $4, user_id, created_at, last_active_at, expires_at, ip, user_agent, country from former
returning id::text as "sessionId", expires_at as "expiresAt"`;

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

// Registering opens a session, too, and is no login.
const ORIGINS = `
select user_agent as "userAgent", country from sessions where user_id = $1
union
select user_agent, country from account_activity where user_id = $1 and kind = 'LOGIN' and result = 'PASSED'`;

const FORGET = `
delete from sessions where id in (select id from sessions where expires_at < $1 order by expires_at limit $2 for update skip locked)
returning 1 as gone`;

const timeOf = (value: Int8 | null) => (value === null ? null : Number(value));

function liveSessionOf({
  sessionId,
  isFormer,
  userId,
  brand,
  accountType,
  expiresAt,
  lastActiveAt,
  authStatus,
  isShared,
  ...times
}: SessionRow): LiveSession {
  const standing = {
    accountType,
    isVerified: authStatus === 1,
    isShared,
    frozenAt: timeOf(times.frozenAt),
    selfFrozenAt: timeOf(times.selfFrozenAt),
    lockedAt: timeOf(times.lockedAt),
    closedAt: timeOf(times.closedAt),
    sendingHeldUntil: timeOf(times.sendingHeldUntil),
  };
  return { sessionId, isFormer, userId, brand, accountType, expiresAt: Number(expiresAt), lastActiveAt: Number(lastActiveAt), standing };
}

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
      const [row] = await sql.query<SessionRow>(BY_TOKEN, [tokenHash, now]);
      return row && liveSessionOf(row);
    },
    byId: async (sessionId, now) => {
      const [row] = await sql.query<SessionRow>(BY_ID, [sessionId, now]);
      return row && liveSessionOf(row);
    },
    isOpen: async (userId, sessionId, now) => {
      const rows = await sql.query(
        'select 1 as open from sessions where user_id = $1 and id = $2 and revoked_at is null and expires_at > $3',
        [userId, sessionId, now],
      );
      return rows.length === 1;
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
    origins: (userId) => sql.query(ORIGINS, [userId]),
    touch: async (sessionId, now) => {
      await sql.query('update sessions set last_active_at = $2 where id = $1 and last_active_at < $2', [sessionId, now]);
    },
    revoke: async (userId, sessionId, now) => {
      const rows = await sql.query(
        'update sessions set revoked_at = $3 where user_id = $1 and id = $2 and revoked_at is null and expires_at > $3 returning 1 as ended',
        [userId, sessionId, now],
      );
      if (rows.length === 1) await endLostPhoneUploads(sql, now, userId);
      return rows.length === 1;
    },
    revokeAll: async (userId, now, keptSessionId) => {
      const rows = await sql.query<{ id: string }>(
        `update sessions set revoked_at = $2
         where user_id = $1 and revoked_at is null and expires_at > $2 and id is distinct from $3::bigint returning id::text as id`,
        [userId, now, keptSessionId ?? null],
      );
      await endLostPhoneUploads(sql, now, userId);
      return rows.map(({ id }) => id);
    },
    succeed: async (sessionId, tokenHash, now, formerUntil) => {
      const [row] = await sql.query<{ sessionId: string; expiresAt: Int8 }>(SUCCEED, [sessionId, tokenHash, now, formerUntil]);
      return row && { sessionId: row.sessionId, expiresAt: Number(row.expiresAt) };
    },
    endIdle: (now, idleSince, limit) => sql.query<EndedRow>(END_IDLE, [now, idleSince, limit]),
    forget: async (before, limit) => (await sql.query(FORGET, [before, limit])).length,
  };
}
