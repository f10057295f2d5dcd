import type { PlanAction, PlanStatus, PlanType } from '@/domain/earn/planTypes';
import type { EarnRows } from '../../app/money/earnStore';
import type { EarnActionRecord, SubscriptionRecord } from '../../app/money/records/subscriptionRecord';
import type { Sql } from '../../app/ports/database';

type Int8 = bigint | string | number;

interface PlanRow {
  id: string;
  asset: string;
  planType: PlanType;
  termDays: number | null;
  isOpen: boolean;
  minAmount: string;
  maxPerUser: string;
  capacity: string;
  taken: string;
  rates: { fromDay: number; ratePpm: number }[];
}

const PLANS = `
select p.id::text as id, p.asset, p.plan_type as "planType", p.term_days as "termDays", p.is_open as "isOpen",
       p.min_amount::text as "minAmount", p.max_per_user::text as "maxPerUser", p.capacity::text as capacity, p.taken::text as taken,
       (select json_agg(json_build_object('fromDay', r.from_day, 'ratePpm', r.rate_ppm) order by r.from_day)
          from earn_rates r where r.plan_id = p.id) as rates
  from earn_plans p where p.id = any($1::bigint[])`;

export interface SubscriptionRow {
  id: Int8;
  user_id: string;
  plan_id: Int8;
  asset: string;
  principal: Int8;
  rate_ppm: number | null;
  auto_renew: boolean;
  status: PlanStatus;
  opened_ms: Int8;
  end_ms: Int8 | null;
  ended_ms: Int8 | null;
  counted_ms: Int8;
  shares: string;
  paid: Int8;
  taken_back: Int8;
  renewed_from: Int8 | null;
  renewed_as: Int8 | null;
}

/** The columns a subscription is made of. */
export const SUBSCRIPTION_COLUMNS = `s.id, s.user_id, s.plan_id, s.asset, s.principal, s.rate_ppm, s.auto_renew, s.status, s.opened_ms, s.end_ms,
  s.ended_ms, s.counted_ms, s.shares::text as shares, s.paid, s.taken_back, s.renewed_from, s.renewed_as`;

const textOrNull = (value: Int8 | null) => (value === null ? null : String(value));
const numberOrNull = (value: Int8 | null) => (value === null ? null : Number(value));

export const subscriptionOf = (row: SubscriptionRow): SubscriptionRecord => ({
  applyId: String(row.id),
  userId: row.user_id,
  planId: String(row.plan_id),
  asset: row.asset,
  principal: BigInt(row.principal),
  ratePpm: row.rate_ppm === null ? null : BigInt(row.rate_ppm),
  autoRenew: row.auto_renew,
  status: row.status,
  openedMs: Number(row.opened_ms),
  endMs: numberOrNull(row.end_ms),
  endedMs: numberOrNull(row.ended_ms),
  countedMs: Number(row.counted_ms),
  shares: BigInt(row.shares),
  paid: BigInt(row.paid),
  takenBack: BigInt(row.taken_back),
  renewedFrom: textOrNull(row.renewed_from),
  renewedAs: textOrNull(row.renewed_as),
});

export interface ActionRow {
  id: Int8;
  user_id: string;
  client_id: string | null;
  apply_id: Int8;
  asset: string;
  kind: PlanAction;
  amount: Int8;
  taken_back: Int8;
  paid: Int8;
  at_ms: Int8;
}

export const actionOf = (row: ActionRow): EarnActionRecord => ({
  actionId: String(row.id),
  userId: row.user_id,
  clientId: row.client_id,
  applyId: String(row.apply_id),
  asset: row.asset,
  kind: row.kind,
  amount: BigInt(row.amount),
  takenBack: BigInt(row.taken_back),
  paid: BigInt(row.paid),
  atMs: Number(row.at_ms),
});

/** Plans, and the money of users in them. */
export const moneyEarn = (sql: Sql): EarnRows => ({
  earnPlans: async (planIds) => {
    const rows = await sql.query<PlanRow>(PLANS, [planIds]);
    return rows.map(({ id, minAmount, maxPerUser, capacity, taken, rates, ...same }) => ({
      ...same,
      planId: id,
      minAmount: BigInt(minAmount),
      maxPerUser: BigInt(maxPerUser),
      capacity: BigInt(capacity),
      taken: BigInt(taken),
      rates: rates.map(({ fromDay, ratePpm }) => ({ fromDay, ratePpm: BigInt(ratePpm) })),
    }));
  },
  earnSubscriptions: async (applyIds) =>
    (
      await sql.query<SubscriptionRow>(
        `select ${SUBSCRIPTION_COLUMNS} from earn_subscriptions s where s.id = any($1::bigint[]) order by s.id`,
        [applyIds],
      )
    ).map(subscriptionOf),
  earnOwn: async (userIds) =>
    (
      await sql.query<{ userId: string; planId: string; principal: string }>(
        `select user_id as "userId", plan_id::text as "planId", sum(principal)::text as principal from earn_subscriptions
          where user_id = any($1::text[]) and status = 'ACTIVE' group by user_id, plan_id`,
        [userIds],
      )
    ).map((row) => ({ ...row, principal: BigInt(row.principal) })),
  earnActions: async (names) => {
    const rows = await sql.query<ActionRow>(
      `select a.* from json_to_recordset($1::json) as g("userId" text, "clientId" text),
              lateral (select * from earn_actions e where e.user_id = g."userId" and e.client_id = g."clientId" limit 1) a`,
      [JSON.stringify(names)],
    );
    return rows.map(actionOf);
  },
});
