import type { Database, Sql } from '../../app/ports/database';
import type { NewSession, NewUpload, PartRecord, SessionRecord, UploadRecord } from '../../app/uploads/uploadRecord';
import type { Admit, Owner, UploadStore, Usage } from '../../app/uploads/uploadStore';
import { insertAudit } from '../rows/auditRows';
import { lockUser } from '../users/lockUser';
import { sweepUploadRows } from './uploadSweep';

const SESSION = `id::text as "sessionId", user_id::text as "userId", brand, type, size::float8 as size, sha256, received::float8 as received,
  storage_key as "storageKey", sealed_key as "sealedKey", is_open as "isOpen", upload_id::text as "uploadId", expires_at::float8 as "expiresMs"`;

const UPLOAD = `id::text as "uploadId", user_id::text as "userId", brand, type, content_type as "contentType", size::float8 as size, sha256,
  width, height, pages, storage_key as "storageKey", sealed_key as "sealedKey", created_at::float8 as "createdMs", in_use_at::float8 as "inUseMs"`;

const OWNED = 'user_id = $1::bigint and brand = $2';

const USAGE = `
  select (select count(*) from uploads where ${OWNED})::int
       + (select count(*) from upload_sessions where ${OWNED} and is_open)::int as files,
         ((select coalesce(sum(size), 0) from uploads where ${OWNED})
       + (select coalesce(sum(coalesce(size, received)), 0) from upload_sessions where ${OWNED} and is_open))::float8 as bytes,
         (select count(*) from upload_sessions where ${OWNED} and created_at > $3 and not by_phone)::int as begun`;

const BEGIN = `
  insert into upload_sessions (user_id, brand, type, size, sha256, storage_key, sealed_key, created_at, expires_at, send_id, by_phone)
  values ($1::bigint, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${SESSION}`;

/** What an upload's sender calls this sending, which was said at its beginning or behind its file. */
const SENDING = 'coalesce((select send_id from upload_sessions where id = $4::bigint), $6)';

/** Nothing where the same sending was kept: its name, and the file that came by it. */
const KEEP = `
  insert into uploads (user_id, brand, type, sent_sha256, send_id,
                       content_type, size, sha256, width, height, pages, storage_key, sealed_key, created_at)
  values ($1::bigint, $2, $3, $5, ${SENDING}, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  on conflict (user_id, brand, type, send_id, sent_sha256) where send_id is not null and sent_sha256 is not null do nothing
  returning ${UPLOAD}`;

const TWIN = `select ${UPLOAD} from uploads where ${OWNED} and type = $3 and send_id = ${SENDING} and sent_sha256 = $5`;

const ADD_PART = 'insert into upload_parts (session_id, part_at, size, storage_key) values ($1::bigint, $2, $3, $4)';

/** Parts of uploads that have ended: nobody reads them any more. */
const DROP_PARTS = `
  with dropped as (delete from upload_parts where session_id = $1::bigint returning storage_key)
  insert into upload_garbage (storage_key, due_at) select storage_key, $2 from dropped on conflict do nothing`;

async function one<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  const [row] = await rows;
  return row;
}

/** Ends an open upload; false when it is not open any more. */
async function endSession(tx: Sql, sessionId: string, uploadId: string | null, nowMs: number): Promise<boolean> {
  const ended = await tx.query(
    'update upload_sessions set is_open = false, upload_id = $2::bigint where id = $1::bigint and is_open returning 1 as ended',
    [sessionId, uploadId],
  );
  if (ended.length > 0) await tx.query(DROP_PARTS, [sessionId, nowMs]);
  return ended.length > 0;
}

/** Undone with the rest of the transaction. */
class Overtaken extends Error {}

const forgetGarbage = (tx: Sql, keys: readonly string[]) => tx.query('delete from upload_garbage where storage_key = any($1)', [keys]);

type Sessions = Pick<
  UploadStore,
  'usage' | 'begin' | 'openSession' | 'keptSession' | 'session' | 'intend' | 'addPart' | 'parts' | 'keep' | 'end'
>;

async function usageOf(sql: Sql, { userId, brand }: Owner, sinceMs: number): Promise<Usage> {
  const usage = await one(sql.query<Usage>(USAGE, [userId, brand, sinceMs]));
  return usage ?? { files: 0, bytes: 0, begun: 0 };
}

function beginOf(database: Database, session: NewSession, nowMs: number, sinceMs: number, admit: Admit): Promise<SessionRecord> {
  const { userId, brand, type, size, sha256, storageKey, sealedKey, expiresMs, sendId, isByPhone } = session;
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    admit(await usageOf(tx, session, sinceMs));
    const row = [userId, brand, type, size, sha256, storageKey, sealedKey, nowMs, expiresMs, sendId, isByPhone];
    const begun = await one(tx.query<SessionRecord>(BEGIN, row));
    if (!begun) throw new Error('an insert returns its row');
    return begun;
  });
}

async function keepOf(database: Database, sessionId: string, upload: NewUpload, admit: Admit): Promise<UploadRecord | undefined> {
  const { userId, brand, type, sentSha256, sendId, contentType, size, sha256, width, height, pages, storageKey, sealedKey, createdMs } =
    upload;
  const sent = [userId, brand, type, sessionId, sentSha256, sendId];
  const row = [...sent, contentType, size, sha256, width, height, pages, storageKey, sealedKey, createdMs];
  try {
    return await database.transaction(async (tx) => {
      await lockUser(tx, userId);
      const added = await one(tx.query<UploadRecord>(KEEP, row));
      const kept = added ?? (await one(tx.query<UploadRecord>(TWIN, sent)));
      if (!kept || !(await endSession(tx, sessionId, kept.uploadId, createdMs))) throw new Overtaken();
      if (!added) return kept;
      admit(await usageOf(tx, upload, createdMs));
      await forgetGarbage(tx, [storageKey]);
      return kept;
    });
  } catch (error) {
    if (error instanceof Overtaken) return undefined;
    throw error;
  }
}

function addPartOf(
  database: Database,
  session: SessionRecord,
  { offset, size, storageKey }: PartRecord,
  admit: Admit | undefined,
): Promise<boolean> {
  const { sessionId, userId } = session;
  return database.transaction(async (tx) => {
    if (admit) await lockUser(tx, userId);
    const moved = await tx.query(
      `update upload_sessions set received = received + $3 where id = $1::bigint and is_open and received = $2 returning 1 as moved`,
      [sessionId, offset, size],
    );
    if (moved.length === 0) return false;
    // How many were begun is no question here.
    if (admit) admit(await usageOf(tx, session, session.expiresMs));
    await tx.query(ADD_PART, [sessionId, offset, size, storageKey]);
    await forgetGarbage(tx, [storageKey]);
    return true;
  });
}

/** Ids come with answers of people as any text; what is none names nothing. */
const isId = (text: string) => /^\d{1,18}$/.test(text);

const sessionsOf = (database: Database): Sessions => ({
  usage: (owner, sinceMs) => usageOf(database, owner, sinceMs),
  begin: (session, nowMs, sinceMs, admit) => beginOf(database, session, nowMs, sinceMs, admit),
  openSession: ({ userId, brand }, { type, size, sha256, sendId, isByPhone }, nowMs) =>
    one(
      database.query<SessionRecord>(
        `update upload_sessions set send_id = coalesce($7, send_id) where id = (
           select id from upload_sessions
            where ${OWNED} and is_open and type = $3 and size = $4 and sha256 = $5 and expires_at > $6 and by_phone = $8 order by id desc limit 1)
         returning ${SESSION}`,
        [userId, brand, type, size, sha256, nowMs, sendId ?? null, isByPhone],
      ),
    ),
  keptSession: ({ userId, brand }, { type, size, sha256, sendId, isByPhone }) =>
    one(
      database.query<SessionRecord>(
        `select ${SESSION} from upload_sessions
          where ${OWNED} and by_phone = $3 and upload_id in (
            select id from uploads where ${OWNED} and send_id = $4 and type = $5 and sent_sha256 = $6) and received = $7 limit 1`,
        [userId, brand, isByPhone, sendId, type, sha256, size],
      ),
    ),
  session: ({ userId, brand }, sessionId) =>
    one(
      database.query<SessionRecord>(`select ${SESSION} from upload_sessions where ${OWNED} and id = $3::bigint`, [
        userId,
        brand,
        sessionId,
      ]),
    ),
  intend: async (storageKey, dueMs) => {
    await database.query('insert into upload_garbage (storage_key, due_at) values ($1, $2)', [storageKey, dueMs]);
  },
  addPart: (session, part, admit) => addPartOf(database, session, part, admit),
  parts: (sessionId) =>
    database.query<PartRecord>(
      `select part_at::float8 as "offset", size, storage_key as "storageKey" from upload_parts where session_id = $1::bigint order by part_at`,
      [sessionId],
    ),
  keep: (sessionId, upload, admit) => keepOf(database, sessionId, upload, admit),
  end: async (sessionId, nowMs) => {
    await database.transaction((tx) => endSession(tx, sessionId, null, nowMs));
  },
});

const REMOVE = `
  with removed as (
    delete from uploads where ${OWNED} and id = $3::bigint and in_use_at is null returning storage_key
  )
  insert into upload_garbage (storage_key, due_at) select storage_key, $4 from removed returning storage_key`;

/** Uploads and what lies in the storage for them, over either database (migrations 0026, 0044, 0045 and 0048). */
export function createUploadRepository(database: Database): UploadStore {
  return {
    ...sessionsOf(database),
    list: ({ userId, brand }) =>
      database.query<UploadRecord>(`select ${UPLOAD} from uploads where ${OWNED} order by id desc`, [userId, brand]),
    find: async ({ userId, brand }, uploadId) =>
      isId(uploadId)
        ? one(database.query<UploadRecord>(`select ${UPLOAD} from uploads where ${OWNED} and id = $3::bigint`, [userId, brand, uploadId]))
        : undefined,
    findAny: async (uploadId) =>
      isId(uploadId) ? one(database.query<UploadRecord>(`select ${UPLOAD} from uploads where id = $1::bigint`, [uploadId])) : undefined,
    listOf: (userId) => database.query<UploadRecord>(`select ${UPLOAD} from uploads where user_id = $1::bigint order by id desc`, [userId]),
    remove: async ({ userId, brand }, uploadId, nowMs) => (await database.query(REMOVE, [userId, brand, uploadId, nowMs])).length === 1,
    sweep: (nowMs, times) => database.transaction((tx) => sweepUploadRows(tx, nowMs, times)),
    garbage: async (nowMs, limit) => {
      const rows = await database.query<{ key: string }>(
        'select storage_key as key from upload_garbage where due_at <= $1 order by due_at limit $2',
        [nowMs, limit],
      );
      return rows.map(({ key }) => key);
    },
    collected: async (keys) => {
      if (keys.length > 0) await forgetGarbage(database, keys);
    },
    writeAudit: (audit, nowMs) => insertAudit(database, audit, nowMs),
  };
}
