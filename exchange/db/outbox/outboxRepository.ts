import { type ClaimedDelivery, type OutboxStore, type OutboxWriter, URGENCY } from '../../app/outbox/outboxStore';
import type { Sql } from '../../app/ports/database';

interface ClaimedRow extends Omit<ClaimedDelivery, 'createdAt' | 'expiresAt'> {
  createdAt: bigint | string;
  expiresAt: bigint | string;
}

// Rows that another process is just claiming are passed over. Each inner select runs once, the second only when the first finds nothing.
const FROM = `channel = $4 and (user_id is null or user_id <> all($5::bigint[]))
    and coalesce(host, '') not like all($6::text[]) and ($7::text[] is null or coalesce(host, '') like any($7::text[]))
    and (coalesce(host, '') not like all($8::text[]) or host = any($9::text[]))
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

/**
 * News of one device that wait: one whose service takes nothing must not fill the table. What is not pushed is on the screen. What is told
 * of an account's safety is written whatever waits: acts have limits of their own.
 */
const MOST_NEWS = 20;

export const createOutboxWriter = (sql: Sql): OutboxWriter => ({
  add: async ({ messageId, channel, userId, deviceId = null, host = null, urgency, sealed, createdAt, expiresAt }) => {
    const isNews = channel === 'push' && urgency > URGENCY.code;
    await sql.query(
      `insert into outbox (message_id, channel, urgency, sealed, created_at, expires_at, next_at, user_id, host, device_id)
       select $1, $2, $3, $4, $5, $6, $5, $7, $8, $9::bigint
        where not $11::boolean or (select count(*) from (
                select 1 from outbox where channel = 'push' and device_id = $9::bigint and next_at is not null limit $10) waiting) < $10
       on conflict (message_id) do nothing`,
      [messageId, channel, urgency, sealed, createdAt, expiresAt, userId, host, deviceId, MOST_NEWS, isNews],
    );
  },
});

/** The outbox in the exchange's database (migrations 0023, 0033, 0040, 0041). */
export function createOutboxStore(sql: Sql): OutboxStore {
  return {
    claim: async ({ channel, passedOver, fullHosts, onlyHosts, closedToUnknown, knownHosts }, now, claimEndsAt, farthest) => {
      const bounds = [[...passedOver], [...fullHosts], onlyHosts && [...onlyHosts], [...closedToUnknown], [...knownHosts]];
      const asked = [now, claimEndsAt, farthest, channel, ...bounds];
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
