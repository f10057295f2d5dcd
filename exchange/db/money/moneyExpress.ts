import { countsAgainstLimits, EXPRESS_STATES, isOpenExpress } from '@/domain/express/orderState';
import type { HeldCoins } from '../../app/money/desk/heldCoins';
import type { MoneyStore } from '../../app/money/moneyStore';
import type { ExpressRecord } from '../../app/money/records/expressRecord';
import type { ExpressRow } from '../../app/money/records/expressRow';
import type { Sql } from '../../app/ports/database';

type Digits = bigint | number | string;
/** As a driver reads it: whole numbers may come as text. */
export type ReadExpressRow = {
  [Column in keyof ExpressRow]: ExpressRow[Column] extends number | null ? Digits | null : ExpressRow[Column];
};

const time = (value: Digits | null) => (value === null ? null : Number(value));

export const expressRecordOf = (row: ReadExpressRow): ExpressRecord => ({
  orderId: String(row.id),
  userId: row.user_id,
  brand: row.brand,
  clientOrderId: row.client_order_id,
  side: row.side,
  state: row.state,
  coin: row.coin,
  currency: row.currency,
  methodId: row.method_id,
  methodKind: row.method_kind,
  provider: row.provider,
  price: row.price,
  isPriced: row.is_priced,
  total: row.total,
  forCoins: row.for_coins,
  providerFee: row.provider_fee,
  ownFee: row.own_fee,
  coins: BigInt(row.coins),
  feeCoins: BigInt(row.fee_coins),
  usd: row.usd,
  eur: row.eur,
  paymentId: row.payment_id,
  payUrl: row.pay_url,
  payUntilMs: Number(row.pay_until_ms),
  maxMinutes: Number(row.max_minutes),
  holdHours: Number(row.hold_hours),
  paidWith: row.paid_with,
  createdMs: Number(row.created_ms),
  openedMs: time(row.opened_ms),
  paidMs: time(row.paid_ms),
  deliveredMs: time(row.delivered_ms),
  endedMs: time(row.ended_ms),
  refundedMs: time(row.refunded_ms),
  sendableMs: time(row.sendable_ms),
  takenBack: BigInt(row.taken_back),
  debt: BigInt(row.debt),
  forgiven: BigInt(row.forgiven),
  approval: row.approval,
  reviewMs: time(row.review_ms),
  approvedBy: row.approved_by,
  releasedMs: time(row.released_ms),
  reason: row.reason,
  lateUntilMs: time(row.late_until_ms),
});

/** Exact decimals as text, without zeros at their ends. */
export const EXPRESS_COLUMNS = `
  o.id, o.user_id, o.brand, o.client_order_id, o.side, o.state, o.coin, o.currency, o.method_id, o.method_kind, o.provider,
  trim_scale(o.price)::text as price, o.is_priced, trim_scale(o.total)::text as total, trim_scale(o.for_coins)::text as for_coins,
  trim_scale(o.provider_fee)::text as provider_fee, trim_scale(o.own_fee)::text as own_fee, o.coins, o.fee_coins,
  trim_scale(o.usd)::text as usd, trim_scale(o.eur)::text as eur, o.payment_id, o.pay_url, o.pay_until_ms, o.max_minutes, o.hold_hours,
  o.paid_with, o.created_ms, o.opened_ms, o.paid_ms, o.delivered_ms, o.ended_ms, o.refunded_ms, o.sendable_ms, o.taken_back, o.debt, o.forgiven,
  o.approval, o.review_ms, o.approved_by, o.released_ms, o.reason, o.late_until_ms`;

const BY_NAMES = `
select ${EXPRESS_COLUMNS} from json_to_recordset($1::json) as g("userId" text, "clientOrderId" text),
       lateral (select * from express_orders s where s.user_id = g."userId" and s.client_order_id = g."clientOrderId" limit 1) o`;

const named = (states: readonly string[]) => states.map((state) => `'${state}'`).join();
const open = named(EXPRESS_STATES.filter(isOpenExpress));
const counted = named(EXPRESS_STATES.filter(countsAgainstLimits));

/** Of all that was ever made only what is in the time of a limit, and what is under way, is read. */
const USED = `
select o.user_id as "userId",
       trim_scale(coalesce(sum(o.usd) filter (where o.created_ms > $2::bigint and o.counts), 0))::text as "dayUsd",
       trim_scale(coalesce(sum(o.eur) filter (where o.created_ms >= $3::bigint and o.counts and o.side = 'BUY' and o.method_kind <> 'BANK'), 0))::text
         as "cardMonthEur",
       count(*) filter (where o.state in (${open}))::int as open,
       count(*) filter (where o.created_ms > $4::bigint)::int as made,
       min(o.created_ms) filter (where o.created_ms > $4::bigint) as "madeFirstMs"
  from (select s.*, s.state in (${counted}) as counts
          from (select distinct unnest($1::text[]) as user_id) g,
               lateral (select * from express_orders e
                         where e.user_id = g.user_id and e.created_ms >= least($2::bigint, $3::bigint, $4::bigint)
                        union all
                        select * from express_orders e
                         where e.user_id = g.user_id and e.created_ms < least($2::bigint, $3::bigint, $4::bigint) and e.state in (${open})) s) o
 group by o.user_id`;

type Used = Awaited<ReturnType<MoneyStore['expressUsed']>>[number];
type ReadUsed = Omit<Used, 'madeFirstMs'> & { madeFirstMs: Digits | null };

interface ReadHeld extends Omit<HeldCoins, 'coins' | 'untilMs'> {
  coins: string;
  until: Digits;
}

const HELD = `
select o.id::text as "orderId", o.user_id as "userId", o.coin, o.coins::text as coins, trim_scale(o.usd)::text as usd, o.sendable_ms as until
  from express_orders o
 where o.user_id = any ($1::text[]) and o.state = 'DELIVERED' and o.side = 'BUY' and o.sendable_ms > $2::bigint`;

/** Express orders, as the money writer asks for them. */
export const moneyExpress = (sql: Sql): Pick<MoneyStore, 'expressByNames' | 'expressByIds' | 'expressUsed' | 'expressHeld'> => ({
  expressByNames: async (names) => {
    const given = JSON.stringify(names.map(({ userId, clientOrderId }) => ({ userId, clientOrderId })));
    return (await sql.query<ReadExpressRow>(BY_NAMES, [given])).map(expressRecordOf);
  },
  expressByIds: async (orderIds) => {
    const rows = await sql.query<ReadExpressRow>(`select ${EXPRESS_COLUMNS} from express_orders o where o.id = any ($1::bigint[])`, [
      [...orderIds],
    ]);
    return rows.map(expressRecordOf);
  },
  expressHeld: async (userIds, nowMs) => {
    const rows = await sql.query<ReadHeld>(HELD, [[...userIds], nowMs]);
    return rows.map(({ coins, until, ...row }) => ({ ...row, coins: BigInt(coins), untilMs: Number(until) }));
  },
  expressUsed: async (userIds, { dayMs, cardMs, hourMs }) =>
    (await sql.query<ReadUsed>(USED, [[...userIds], dayMs, cardMs, hourMs])).map((row) => ({ ...row, madeFirstMs: time(row.madeFirstMs) })),
});
