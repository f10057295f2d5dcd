import type { ExpressUsed } from '@/domain/express/limits';
import type { StopReason } from '@/domain/express/stopReasons';
import { NOT_SAVED } from '@/domain/withdrawal/rules';
import type { ExpressStore } from '../../app/express/store';
import type { Sql } from '../../app/ports/database';
import { EXPRESS_COLUMNS, expressRecordOf, moneyExpress, type ReadExpressRow } from '../money/moneyExpress';

const LARGEST_INT8 = '9223372036854775807';
const from = (where: string) => `select ${EXPRESS_COLUMNS} from express_orders o where ${where}`;

const OWN_PAGE = `${from(`o.user_id = $1 and ($2::text is null or o.side = $2) and ($3::text is null or o.coin = $3)
     and (o.created_ms, o.id) < (coalesce($4::bigint, ${LARGEST_INT8}), coalesce($5::bigint, ${LARGEST_INT8}))`)}
 order by o.created_ms desc, o.id desc limit $6::int`;

/** Each behind the last one that was read: what cannot go on holds nothing else up. */
const DUE = `
select * from (
(${from(`o.id > $3::bigint and o.state in ('CREATED', 'WAITING', 'PAID', 'DELIVERING')
     and (o.state in ('CREATED', 'PAID') or (o.state = 'WAITING' and o.pay_until_ms < $1::bigint)
          or (o.state = 'DELIVERING' and (o.side = 'BUY' or (o.approval is not null and o.released_ms is null)
              or o.paid_ms + o.max_minutes * 60000::bigint < $1::bigint)))`)} order by o.id limit $2::int)
union all
(${from("o.id > $3::bigint and o.state = 'REFUNDED' and o.side = 'BUY' and o.refunded_ms is null")} order by o.id limit $2::int)
union all
(${from("o.id > $3::bigint and o.state = 'REJECTED' and o.refunded_ms is null")} order by o.id limit $2::int)
) due order by id limit $2::int`;

const LATE = `${from('o.id > $1::bigint and o.late_until_ms is not null')} order by o.id limit $2::int`;

const LOOKED_AT = `${from("o.id > $1::bigint and o.state in ('STOPPED', 'REVIEW')")} order by o.id limit $2::int`;

/** The account is frozen, locked or gone; or, of a sale, nothing may leave it. */
const STOPPED = `exists (
  select 1 from users u left join traders t on t.user_id = o.user_id
   where u.id = o.user_id::bigint
     and (u.closed_at is not null or u.locked_at is not null or t.frozen_ms is not null or t.self_frozen_ms is not null
          or (o.side = 'SELL' and u.sending_held_until > $2::bigint)))`;

/** Its owner froze it, or a user locked it. What an operator looks at stays with them where they stopped it, or sending waits. */
const PROTECTED = `exists (
  select 1 from users u left join traders t on t.user_id = o.user_id
   where u.id = o.user_id::bigint and (u.locked_at is not null or t.self_frozen_ms is not null))`;

/** As `isSavedOnly`: no sale is a way out then. */
const UNSAVED = `o.side = 'SELL' and exists (
  select 1 from withdrawal_choices c where c.user_id = o.user_id::bigint and c.saved_only and (c.ends_ms is null or c.ends_ms > $2::bigint))`;

const TO_STOP = `${from(`o.side = 'SELL' and o.state in ('CREATED', 'WAITING', 'REVIEW') and o.id > $1::bigint
     and (${UNSAVED} or (case o.state when 'REVIEW' then ${PROTECTED} else ${STOPPED} end))`)} order by o.id limit $3::int`;

const WHY_STOPPED = `select case when ${STOPPED} then 'ACCOUNT' when ${UNSAVED} then '${NOT_SAVED}' end as why
  from express_orders o where o.id = $1::bigint`;

const LIST = `${from(`($1::text is null or o.state = $1) and ($2::text is null or o.user_id = $2) and (not $3::boolean or o.debt > 0)
     and o.id < coalesce($4::bigint, ${LARGEST_INT8})`)} order by o.id desc limit $5::int`;

const NOTHING: ExpressUsed = { dayUsd: '0', cardMonthEur: '0' };

/** Orders for money, over either database. */
export function createExpressRepository(sql: Sql): ExpressStore {
  const many = async (text: string, params: readonly unknown[]) => (await sql.query<ReadExpressRow>(text, params)).map(expressRecordOf);
  const one = async (text: string, params: readonly unknown[]) => (await many(text, params))[0];
  const { expressUsed } = moneyExpress(sql);
  return {
    own: (userId, orderId) => one(from('o.id = $1::bigint and o.user_id = $2'), [orderId, userId]),
    byName: (userId, clientOrderId) => one(from('o.user_id = $1 and o.client_order_id = $2'), [userId, clientOrderId]),
    page: (userId, { side, coin, before, limit }) =>
      many(OWN_PAGE, [userId, side ?? null, coin ?? null, before?.atMs ?? null, before?.id ?? null, limit]),
    used: async (userId, sinceMs, cardSinceMs) => {
      const [row] = await expressUsed([userId], { dayMs: sinceMs, cardMs: cardSinceMs, hourMs: sinceMs });
      return row ? { dayUsd: row.dayUsd, cardMonthEur: row.cardMonthEur } : NOTHING;
    },
    byId: (orderId) => one(from('o.id = $1::bigint'), [orderId]),
    byPayment: (provider, paymentId) => one(from('o.provider = $1 and o.payment_id = $2'), [provider, paymentId]),
    due: (nowMs, afterId, limit) => many(DUE, [nowMs, limit, afterId]),
    late: (afterId, limit) => many(LATE, [afterId, limit]),
    lookedAt: (afterId, limit) => many(LOOKED_AT, [afterId, limit]),
    toStop: (nowMs, afterId, limit) => many(TO_STOP, [afterId, nowMs, limit]),
    whyStopped: async (orderId, nowMs) => (await sql.query<{ why: StopReason | null }>(WHY_STOPPED, [orderId, nowMs]))[0]?.why ?? undefined,
    owing: async (limit) => {
      const rows = await sql.query<{ userId: string }>(
        'select distinct user_id as "userId" from express_orders where debt > 0 order by user_id limit $1',
        [limit],
      );
      return rows.map(({ userId }) => userId);
    },
    holdSending: async (userId, untilMs) => {
      const rows = await sql.query(
        `update users set sending_held_until = $2 where id = $1::bigint and closed_at is null and coalesce(sending_held_until, 0) < $2::bigint
         returning 1 as held`,
        [userId, untilMs],
      );
      return rows.length > 0;
    },
    easeSending: async (userId, untilMs) => {
      await sql.query('update users set sending_held_until = $2 where id = $1::bigint and sending_held_until > $2::bigint', [
        userId,
        untilMs,
      ]);
    },
    list: ({ state, userId, isOwed, before, limit }) => many(LIST, [state ?? null, userId ?? null, isOwed ?? false, before ?? null, limit]),
  };
}
