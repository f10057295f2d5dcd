import { PHONE_UPLOADS } from '@/domain/verification/handover';
import type { Origin } from '../../app/accounts/model';
import type { Database, Sql } from '../../app/ports/database';
import type { HandoverStore } from '../../app/verification/handover/handoverStore';
import type { HandedFile, HandoverRow } from '../../app/verification/handover/model';
import { endFormerPhoneUploads, endPhoneUpload } from '../uploads/phoneUploads';
import { createActivityStore } from '../users/activity';
import { lockUser } from '../users/lockUser';
import { deleteHandover, expireHandover, missHandover } from './handoverEnds';

const COLUMNS = `h.id::text as "handoverId", h.user_id::text as "userId", h.session_id::text as "sessionId", h.step, h.attempt,
  h.phone_hash as "phoneHash", h.user_agent as "userAgent", h.match_number as "matchNumber", h.confirmed_at::float8 as "confirmedAt", h.missed_at::float8 as "missedAt", h.begun_at::float8 as "begunAt", h.expires_at::float8 as "expiresAt",
  u.password_changed_at::float8 as "passwordChangedAt"`;

const FIND = `select ${COLUMNS} from handovers h join users u on u.id = h.user_id where`;

/** What is over is followed for as long as a page may be open on it. */
const FORGET_AFTER_MS = 24 * 3_600_000;

const BEGIN = `
  insert into handovers (user_id, session_id, step, attempt, link_hash, begun_at, expires_at)
  values ($1::bigint, $2::bigint, $3, $4, $5, $6, $7)`;

/** Of two links that one phone opens at once, the second waits here until the first is bound. */
const LOCK_PHONE = 'select pg_advisory_xact_lock(hashtextextended($1, 43))';

// One that was ever bound has a number, also once its phone was let go.
const BIND = `
  update handovers set phone_hash = $2, user_agent = $3, expires_at = $4, match_number = $6, phone_ip = $7, phone_country = $8
   where id = $1::bigint and match_number is null and missed_at is null and expires_at > $5
     and not exists (select 1 from handovers where phone_hash = $2) returning 1 as bound`;

const MATCHING = `
  select match_number as number, phone_ip as ip, user_agent as "userAgent", phone_country as country from handovers
   where id = $1::bigint and user_id = $2::bigint and phone_hash is not null and confirmed_at is null and missed_at is null
     and expires_at > $3 for update`;
interface Matching extends Origin, Record<string, unknown> {
  number: number;
}

/** What is somebody else's and in use is left for the next time: their lock is not held here. */
const FORGET = `
  delete from handovers where id in (select id from handovers where expires_at < $1 for update skip locked)`;

const MISSES = `
  select count(*)::int as misses from account_activity
   where user_id = $1::bigint and kind = 'PHONE_CONNECT' and result = 'WRONG_CODE' and at_ms > $2`;

const NOTE_UPLOAD = `
  insert into handover_uploads (session_id, handover_id, slot)
  select $2::bigint, id, $3 from handovers where id = $1::bigint
  on conflict (session_id) do update set handover_id = excluded.handover_id, slot = excluded.slot
    where (handover_uploads.handover_id, handover_uploads.slot) = (excluded.handover_id, excluded.slot)
       or not exists (select 1 from upload_sessions s where s.id = excluded.session_id and s.upload_id is not null)
  returning 1 as noted`;

/** The same file, stopped: it goes on, and is not begun. */
const GOES_ON = `
  select 1 as open from upload_sessions
   where user_id = $1::bigint and is_open and by_phone and size = $2 and sha256 = $3 and expires_at > $4`;

const COUNT = 'update handovers set uploads_begun = uploads_begun + 1 where id = $1::bigint and uploads_begun < $2 returning 1 as counted';

const FILES = `
  select f.slot, s.upload_id::text as "uploadId" from handover_uploads f join upload_sessions s on s.id = f.session_id
   where f.handover_id = $1::bigint and s.upload_id is not null order by s.upload_id desc`;

async function one(sql: Sql, condition: string, params: unknown[]): Promise<HandoverRow | undefined> {
  const [row] = await sql.query<HandoverRow>(`${FIND} ${condition}`, params);
  return row;
}

/** Handovers, over either database. */
export function createHandoverStore(database: Database): HandoverStore {
  const ofUser = (userId: string, sql: Sql = database) => one(sql, 'h.user_id = $1::bigint', [userId]);
  return {
    begin: ({ userId, sessionId, step, attempt, linkHash, begunAt, expiresAt }, { since, most }) =>
      database.transaction(async (tx) => {
        // Two tabs that begin at once begin one after the other, and no number is typed while misses are counted.
        await lockUser(tx, userId);
        const [counted] = await tx.query<{ misses: number }>(MISSES, [userId, since]);
        if ((counted?.misses ?? 0) >= most) return undefined;
        await deleteHandover(tx, userId, begunAt);
        await tx.query(FORGET, [begunAt - FORGET_AFTER_MS]);
        await tx.query(BEGIN, [userId, sessionId, step, attempt, linkHash, begunAt, expiresAt]);
        const begun = await ofUser(userId, tx);
        if (!begun) throw new Error('what was inserted is there');
        return begun;
      }),
    ofUser: (userId) => ofUser(userId),
    byLink: (linkHash) => one(database, 'h.link_hash = $1', [linkHash]),
    byPhone: (phoneHash) => one(database, 'h.phone_hash = $1', [phoneHash]),
    bind: (handoverId, { phoneHash, matchNumber, expiresAt, at, ip, userAgent, country }) =>
      database.transaction(async (tx) => {
        await tx.query(LOCK_PHONE, [phoneHash]);
        const bound = await tx.query(BIND, [handoverId, phoneHash, userAgent, expiresAt, at, matchNumber, ip, country]);
        return bound.length === 1 ? one(tx, 'h.id = $1::bigint', [handoverId]) : undefined;
      }),
    confirm: (handoverId, { userId, number, expiresAt, at }) =>
      database.transaction(async (tx) => {
        await lockUser(tx, userId);
        const [phone] = await tx.query<Matching>(MATCHING, [handoverId, userId, at]);
        if (!phone) return undefined;
        const { ip, userAgent, country } = phone;
        const isRight = phone.number === number;
        const activity = { userId, kind: 'PHONE_CONNECT', result: isRight ? 'PASSED' : 'WRONG_CODE', ip, userAgent, country, at } as const;
        await createActivityStore(tx).add(activity);
        if (isRight)
          await tx.query('update handovers set confirmed_at = $2, expires_at = $3 where id = $1::bigint', [handoverId, at, expiresAt]);
        else await missHandover(tx, userId, at);
        return isRight;
      }),
    release: async (handoverId, at) => {
      await database.query('update handovers set phone_hash = null, expires_at = least(expires_at, $2) where id = $1::bigint', [
        handoverId,
        at,
      ]);
    },
    end: (userId, at) => database.transaction((tx) => deleteHandover(tx, userId, at)),
    admitUpload: ({ handoverId, userId }, { size, sha256 }, at) =>
      database.transaction(async (tx) => {
        await lockUser(tx, userId);
        if ((await tx.query(GOES_ON, [userId, size, sha256, at])).length > 0) return true;
        if ((await tx.query(COUNT, [handoverId, PHONE_UPLOADS])).length === 1) return true;
        await expireHandover(tx, userId, at);
        return false;
      }),
    noteUpload: ({ handoverId, userId }, sessionId, slot, at) =>
      database.transaction(async (tx) => {
        await lockUser(tx, userId);
        const isNoted = (await tx.query(NOTE_UPLOAD, [handoverId, sessionId, slot])).length === 1;
        if (isNoted) await endFormerPhoneUploads(tx, at, { handoverId, slot, sessionId });
        else await endPhoneUpload(tx, at, sessionId);
        return isNoted;
      }),
    hasUpload: async (handoverId, sessionId) => {
      const rows = await database.query(
        'select 1 as known from handover_uploads where session_id = $2::bigint and handover_id = $1::bigint',
        [handoverId, sessionId],
      );
      return rows.length === 1;
    },
    files: (handoverId) => database.query<HandedFile & Record<string, unknown>>(FILES, [handoverId]),
  };
}
