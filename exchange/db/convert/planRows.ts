import type { Wallet } from '@/domain/account/wallets';
import type { PlanState } from '@/domain/convert/kinds';
import type { Every } from '@/domain/convert/schedule';
import type { ConvertStore, PlanRecord } from '../../app/convert/convertStore';
import type { Lane, Sql } from '../../app/ports/database';

type Int8 = bigint | string | number;

interface PlanRow {
  id: Int8;
  user_id: Int8;
  client_id: string;
  wallet: Wallet;
  from_asset: string;
  to_asset: string;
  give: Int8;
  every: Every;
  day: number;
  minute: number;
  time_zone: string;
  state: PlanState;
  next_ms: Int8 | null;
  last_ms: Int8 | null;
  skipped_ms: Int8 | null;
  skipped_reason: string | null;
  created_ms: Int8;
  done_count: Int8;
  given: Int8;
  got: Int8;
}

const orNull = (value: Int8 | null) => (value === null ? null : Number(value));

const planOf = (row: PlanRow): PlanRecord => ({
  planId: String(row.id),
  userId: String(row.user_id),
  clientId: row.client_id,
  wallet: row.wallet,
  from: row.from_asset,
  to: row.to_asset,
  give: BigInt(row.give),
  every: row.every,
  day: row.day,
  minute: row.minute,
  timeZone: row.time_zone,
  state: row.state,
  nextMs: orNull(row.next_ms),
  lastMs: orNull(row.last_ms),
  skipped: row.skipped_ms === null ? null : { atMs: Number(row.skipped_ms), reason: row.skipped_reason ?? '' },
  createdMs: Number(row.created_ms),
  doneCount: Number(row.done_count),
  given: BigInt(row.given),
  got: BigInt(row.got),
});

// What a plan has done is what the ledger did for it: nothing is counted twice.
const PLANS = `
select p.*, d.done_count, d.given::text as given, d.got::text as got
  from convert_plans p
 cross join lateral (select count(*) as done_count, coalesce(sum(give), 0) as given, coalesce(sum(get), 0) as got
                       from conversions c where c.plan_id = p.id) d`;

type Owned = PlanRow & { brand: string; account_type: 0 | 1 | 2 };

const DUE = `
select due.*, u.brand, u.account_type
  from (${PLANS} where p.next_ms <= $1::bigint and (p.next_ms, p.id) > ($3::bigint, $4::text::bigint)
         order by p.next_ms, p.id limit $2::int) due
  join users u on u.id = due.user_id order by due.next_ms, due.id`;

/** Longer than the longest of each rhythm, clock changes included. */
const STRAY = `
${PLANS} where p.next_ms > $1::bigint + case p.every when 'DAY' then 26 * 3600000::bigint when 'WEEK' then 170 * 3600000::bigint
                                          else 746 * 3600000::bigint end
 order by p.next_ms desc limit $2::int`;

export const planReads = (sql: Sql): Pick<ConvertStore, 'plans' | 'plan' | 'duePlans' | 'strayPlans' | 'owner'> => ({
  plans: async (userId) => (await sql.query<PlanRow>(`${PLANS} where p.user_id = $1::text::bigint order by p.id`, [userId])).map(planOf),
  plan: async (userId, planId) => {
    const rows = await sql.query<PlanRow>(`${PLANS} where p.user_id = $1::text::bigint and p.id = $2::text::bigint`, [userId, planId]);
    return rows.map(planOf)[0];
  },
  duePlans: async (nowMs, count, after) => {
    const rows = await sql.query<Owned>(DUE, [nowMs, count, after?.dueMs ?? -1, after?.planId ?? '0']);
    return rows.map((row) => ({ ...planOf(row), brand: row.brand, accountType: row.account_type }));
  },
  strayPlans: async (nowMs, count) => (await sql.query<PlanRow>(STRAY, [nowMs, count])).map(planOf),
  owner: async (userId) => {
    const [row] = await sql.query<{ brand: string; account_type: 0 | 1 | 2 }>(
      'select brand, account_type from users where id = $1::text::bigint',
      [userId],
    );
    return row && { brand: row.brand, accountType: row.account_type };
  },
});

const INSERT = `
insert into convert_plans (user_id, client_id, wallet, from_asset, to_asset, give, every, day, minute, time_zone, state, next_ms, created_ms)
select $1::text::bigint, $2, $3, $4, $5, $6::text::bigint, $7, $8::int, $9::int, $10, 'ON', $11::bigint, $12::bigint
 where (select count(*) from convert_plans where user_id = $1::text::bigint) < $13::int
    on conflict (user_id, client_id) do nothing`;

const CHANGE = `
update convert_plans set state = $3, next_ms = $4::bigint, give = $5::text::bigint, every = $6, day = $7::int, minute = $8::int, time_zone = $9
 where user_id = $1::text::bigint and id = $2::text::bigint returning id`;

// A skip is written with the change it belongs to, so that it is told if and only if it happened.
const ADVANCE = `
with moved as (
  update convert_plans
     set next_ms = $3::bigint, last_ms = greatest(last_ms, $4::bigint), skipped_ms = coalesce($5::bigint, skipped_ms),
         skipped_reason = case when $5::bigint is null then skipped_reason else $6 end
   where id = $1::text::bigint and next_ms = $2::bigint
  returning id, user_id, from_asset, to_asset, give
)
insert into convert_skips (user_id, plan_id, due_ms, from_asset, to_asset, give, at_ms)
select user_id, id, $4::bigint, from_asset, to_asset, give, $5::bigint from moved where $5::bigint is not null
    on conflict (plan_id, due_ms) do nothing`;

export const planWrites = (database: Lane): Pick<ConvertStore, 'addPlan' | 'changePlan' | 'removePlan' | 'advance'> => ({
  addPlan: (plan, atMost) =>
    database.transaction(async (tx) => {
      const { userId, clientId, wallet, from, to, give, every, day, minute, timeZone, nextMs, createdMs } = plan;
      // Two of one moment are counted one after the other.
      await tx.query('select 1 from users where id = $1::text::bigint for update', [userId]);
      await tx.query(INSERT, [userId, clientId, wallet, from, to, String(give), every, day, minute, timeZone, nextMs, createdMs, atMost]);
      const rows = await tx.query<PlanRow>(`${PLANS} where p.user_id = $1::text::bigint and p.client_id = $2`, [userId, clientId]);
      return rows.map(planOf)[0];
    }),
  changePlan: async (userId, planId, { state, nextMs, give, every, day, minute, timeZone }) => {
    const rows = await database.query(CHANGE, [userId, planId, state, nextMs, String(give), every, day, minute, timeZone]);
    return rows.length > 0;
  },
  removePlan: async (userId, planId) => {
    const rows = await database.query('delete from convert_plans where user_id = $1::text::bigint and id = $2::text::bigint returning id', [
      userId,
      planId,
    ]);
    return rows.length > 0;
  },
  advance: async ({ planId, nextMs: wasMs }, nextMs, done) => {
    const { dueMs, skip } = done ?? { dueMs: null, skip: undefined };
    await database.query(ADVANCE, [planId, wasMs, nextMs, dueMs, skip?.atMs ?? null, skip?.reason ?? null]);
  },
});
