import type { AfterCommit } from '../../app/outbox/afterCommit';
import type { Database, Sql } from '../../app/ports/database';
import type { RecordedEvent, VerificationRow } from '../../app/verification/model';
import type { KeepFiles, VerificationStore, VerificationTables } from '../../app/verification/verificationStore';
import { type TellingTables, tellingTables } from '../notices/tellingTables';
import { insertAudit } from '../rows/auditRows';
import { keepUploads } from '../uploads/keepUploads';
import { lockUser } from '../users/lockUser';
import { createUserStore } from '../users/users';
import { expireHandover } from './handoverEnds';

const COLUMNS = `id::text as id, user_id::text as "userId", brand, kind, reference, status, is_final as "isFinal", version, attempt, submission, sealed,
  review_by as "reviewBy", next_send_at as "nextSendAt", send_tries as "sendTries", submitted_at as "submittedAt", decided_at as "decidedAt"`;

type Times = 'nextSendAt' | 'submittedAt' | 'decidedAt';
type Int8 = bigint | string | null;
type Row = Omit<VerificationRow, Times> & Record<Times, Int8>;

const timeOf = (value: Int8) => (value === null ? null : Number(value));
const rowOf = (row: Row): VerificationRow => ({
  ...row,
  nextSendAt: timeOf(row.nextSendAt),
  submittedAt: timeOf(row.submittedAt),
  decidedAt: timeOf(row.decidedAt),
});

type Reads = Pick<
  VerificationTables,
  'find' | 'byId' | 'byReference' | 'ofUser' | 'lockOfUser' | 'events' | 'dueForReview' | 'dueForSending' | 'queue'
>;

function reads(sql: Sql): Reads {
  const many = async (condition: string, params: unknown[]) =>
    (await sql.query<Row>(`select ${COLUMNS} from verifications where ${condition}`, params)).map(rowOf);
  const one = async (condition: string, params: unknown[]) => (await many(condition, params))[0];
  return {
    find: (userId, kind) => one('user_id = $1 and kind = $2', [userId, kind]),
    byId: (id) => one('id = $1', [id]),
    byReference: (reference) => one('reference = $1', [reference]),
    ofUser: (userId) => many('user_id = $1 order by id', [userId]),
    lockOfUser: async (userId) => {
      await lockUser(sql, userId);
      return many('user_id = $1 order by id for update', [userId]);
    },
    events: async (id) => {
      const rows = await sql.query<Omit<RecordedEvent, 'at'> & { at: Int8 }>(
        'select event, at_ms as at from verification_events where verification_id = $1 order by id',
        [id],
      );
      return rows.map(({ event, at }) => ({ event, at: Number(at) }));
    },
    dueForReview: (reviewBy, submittedBefore, limit) =>
      many("status = 'IN_REVIEW' and review_by = $1 and submitted_at <= $2 order by submitted_at limit $3", [
        reviewBy,
        submittedBefore,
        limit,
      ]),
    dueForSending: (now, limit) => many("status = 'IN_REVIEW' and next_send_at <= $1 order by next_send_at limit $2", [now, limit]),
    queue: ({ brand, after, limit }) =>
      many(
        `status in ('IN_REVIEW', 'MORE_NEEDED') and ($1::text is null or brand = $1) and (submitted_at, id) > ($2::bigint, $3::bigint)
         order by submitted_at, id limit $4`,
        [brand ?? null, after?.atMs ?? 0, after?.id ?? '0', limit],
      ),
  };
}

function writes(sql: Sql, telling: TellingTables): Omit<VerificationTables, keyof Reads | 'keepFiles'> {
  return {
    telling: { ...telling, users: createUserStore(sql) },
    create: async ({ userId, brand, kind, reference, sealed }, now) => {
      const [row] = await sql.query<Row>(
        `insert into verifications (user_id, brand, kind, reference, status, sealed, created_at)
         values ($1, $2, $3, $4, 'IN_PROGRESS', $5, $6) on conflict (user_id, kind) do nothing returning ${COLUMNS}`,
        [userId, brand, kind, reference, sealed, now],
      );
      return row && rowOf(row);
    },
    save: async (row) => {
      const rows = await sql.query(
        `update verifications set version = version + 1, status = $3, is_final = $4, attempt = $5, sealed = $6, review_by = $7,
                next_send_at = $8, send_tries = $9, submitted_at = $10, decided_at = $11, submission = $12
          where id = $1 and version = $2 returning 1 as saved`,
        [
          row.id,
          row.version,
          row.status,
          row.isFinal,
          row.attempt,
          row.sealed,
          row.reviewBy,
          row.nextSendAt,
          row.sendTries,
          row.submittedAt,
          row.decidedAt,
          row.submission,
        ],
      );
      return rows.length === 1;
    },
    addEvent: async (id, event, actor, at) => {
      await sql.query('insert into verification_events (verification_id, event, actor, at_ms) values ($1, $2, $3, $4)', [
        id,
        event,
        actor,
        at,
      ]);
    },
    noteSending: async ({ id, submission }, nextSendAt, tries) => {
      await sql.query(
        "update verifications set next_send_at = $3, send_tries = $4 where id = $1 and submission = $2 and status = 'IN_REVIEW'",
        [id, submission, nextSendAt, tries],
      );
    },
    setAuthStatus: async (userId, authStatus, sealedName) => {
      await sql.query('update users set auth_status = $2, full_name = case when $3 then $4 else full_name end where id = $1', [
        userId,
        authStatus,
        sealedName !== undefined,
        sealedName ?? null,
      ]);
    },
    endHandover: (userId, at) => expireHandover(sql, userId, at),
    takeProviderEvent: async (eventId, now) => {
      const rows = await sql.query(
        'insert into verification_provider_events (event_id, taken_at) values ($1, $2) on conflict do nothing returning 1 as taken',
        [eventId, now],
      );
      return rows.length === 1;
    },
    forgetProviderEvents: async (before) => {
      await sql.query('delete from verification_provider_events where taken_at < $1', [before]);
    },
    writeAudit: (audit, now) => insertAudit(sql, audit, now),
  };
}

const tablesOver = (sql: Sql, keepFiles: KeepFiles, telling: TellingTables = tellingTables(sql).tables): VerificationTables => ({
  ...reads(sql),
  ...writes(sql, telling),
  keepFiles,
});

/** Verifications, over either database. `afterCommit` hears of what was written to be sent, behind the commit. */
export function createVerificationStore(
  database: Database,
  afterCommit: AfterCommit,
  keepFiles: (sql: Sql) => KeepFiles = keepUploads,
): VerificationStore {
  return {
    ...tablesOver(database, keepFiles(database)),
    atomically: async (work) => {
      const { result, tell } = await database.transaction(async (tx) => {
        const { tables, tell } = tellingTables(tx);
        return { result: await work(tablesOver(tx, keepFiles(tx), tables)), tell };
      });
      tell(afterCommit);
      return result;
    },
  };
}
