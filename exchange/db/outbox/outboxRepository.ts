import type { ClaimedDelivery, OutboxStore, OutboxWriter } from '../../app/outbox/outboxStore';
import type { Sql } from '../../app/ports/database';

interface ClaimedRow extends Omit<ClaimedDelivery, 'createdAt' | 'expiresAt'> {
  createdAt: bigint | string;
  expiresAt: bigint | string;
}

// Rows that another process is just claiming are passed over. Each inner select runs once, the second only when the first finds nothing.
const FROM = `channel = $4 and (user_id is null or user_id <> all($5::bigint[]))
    and (host is null or (host <> all($6::text[]) and ($7::text[] is null or host = any($7::text[]))))
  order by urgency, next_at limit 1 for update skip locked`;
const CLAIM = `
update outbox set tries = tries + 1, next_at = $2
 where id = coalesce(
         (select id from outbox where next_at <= $1 and ${FROM}),
         (select id from outbox where next_at > $3 and ${FROM}))
returning id::text as id, message_id as "messageId", channel, user_id::text as "userId", urgency::int as urgency, sealed, host,
          tries::int as tries, created_at as "createdAt", expires_at as "expiresAt"`;

const FORGET = `
delete from outbox where id in (select id from outbox where done_at < $1 order by done_at limit $2 for update skip locked)
returning 1 as gone`;

/** Of one user that wait: who names a service that takes nothing must not fill the table. What is not pushed is on the screen. */
const MOST_PUSHES = 100;

export const createOutboxWriter = (sql: Sql): OutboxWriter => ({
  add: async ({ messageId, channel, userId, host = null, urgency, sealed, createdAt, expiresAt }) => {
    await sql.query(
      `insert into outbox (message_id, channel, urgency, sealed, created_at, expires_at, next_at, user_id, host)
       select $1, $2, $3, $4, $5, $6, $5, $7, $8
        where $2 <> 'push' or (select count(*) from (
                select 1 from outbox where channel = 'push' and user_id = $7 and next_at is not null limit $9) waiting) < $9
       on conflict (message_id) do nothing`,
      [messageId, channel, urgency, sealed, createdAt, expiresAt, userId, host, MOST_PUSHES],
    );
  },
});

/** The outbox in the exchange's database (migrations 0023, 0033). */
export function createOutboxStore(sql: Sql): OutboxStore {
  return {
    claim: async ({ channel, passedOver, fullHosts, onlyHosts }, now, claimEndsAt, farthest) => {
      const asked = [now, claimEndsAt, farthest, channel, [...passedOver], [...fullHosts], onlyHosts && [...onlyHosts]];
      const [row] = await sql.query<ClaimedRow>(CLAIM, asked, 'outbox_claim');
      return row && { ...row, createdAt: Number(row.createdAt), expiresAt: Number(row.expiresAt) };
    },
    finish: async ({ id, tries }, outcome, now, reason) => {
      await sql.query(
        `update outbox set next_at = null, sealed = null, done_at = $4, outcome = $3, reason = $5
          where id = $1 and tries = $2 and done_at is null`,
        [id, tries, outcome, now, reason ?? null],
      );
    },
    postpone: async ({ id, tries }, nextAt, reason) => {
      await sql.query('update outbox set next_at = $3, reason = $4 where id = $1 and tries = $2 and done_at is null', [
        id,
        tries,
        nextAt,
        reason,
      ]);
    },
    forget: async (before, limit) => (await sql.query(FORGET, [before, limit])).length,
    waiting: async () => {
      const [row] = await sql.query<{ count: number; oldest: bigint | string | null }>(
        'select count(*)::int as count, min(created_at) as oldest from outbox where next_at is not null',
      );
      return { count: row?.count ?? 0, oldestAt: row?.oldest == null ? null : Number(row.oldest) };
    },
  };
}
