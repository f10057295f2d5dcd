import { exact, MOVED, MOVED_COLUMNS, OWN_ENTRIES, type Query } from './query';

/** What a user earned: plans and their interest, rebates. */
export const EARNED_QUERIES = {
  rebates: {
    columns: ['day', 'asset', 'fromInvitees', 'fromOwnFees', 'paidAt', 'heldReason'],
    sql: `
      select (date '1970-01-01' + r.day)::text as day, r.asset, ${exact('r.from_invitees')} as "fromInvitees",
             ${exact('r.from_own_fees')} as "fromOwnFees", r.paid_ms::float8 as "paidAt", r.held_reason as "heldReason", r.id::text as place
        from referral_payouts r join assets s on s.asset = r.asset
       where r.user_id = $1::text::bigint and r.id > coalesce($2::text::bigint, 0) order by r.id limit $3::int`,
  },
  'movements-rebates': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, r.id::text as place
        from (select * from referral_payouts where user_id = $1::text::bigint and paid_ms is not null and id > coalesce($2::text::bigint, 0) order by id limit $3::int) r
        join ledger_postings p on p.kind = 'referral.rebate'
         and p.reference = (date '1970-01-01' + r.day)::text || ':' || r.user_id || ':' || r.asset ${OWN_ENTRIES} order by r.id`,
  },
  'earn-plans': {
    columns: ['openedAt', 'endsAt', 'endedAt', 'status', 'asset', 'principal', 'paid', 'takenBack', 'isRenewed'],
    sql: `
      select e.id::text as "applyId", e.plan_id::text as "planId", e.opened_ms::float8 as "openedAt", e.end_ms::float8 as "endsAt",
             e.ended_ms::float8 as "endedAt", e.status, e.asset, ${exact('e.principal')} as principal, ${exact('e.paid')} as paid,
             ${exact('e.taken_back')} as "takenBack", e.auto_renew as "isRenewed", e.id::text as place
        from earn_subscriptions e join assets s on s.asset = e.asset
       where e.user_id = $1::text and e.id > coalesce($2::text::bigint, 0) order by e.id limit $3::int`,
  },
  'earn-acts': {
    columns: ['at', 'kind', 'asset', 'amount', 'takenBack', 'paid'],
    sql: `
      select e.at_ms::float8 as "at", e.kind, e.apply_id::text as "applyId", e.asset, ${exact('e.amount')} as amount,
             ${exact('e.taken_back')} as "takenBack", ${exact('e.paid')} as paid, e.at_ms || ':' || e.id as place
        from earn_actions e join assets s on s.asset = e.asset
       where e.user_id = $1::text and (e.at_ms, e.id) >
             (split_part(coalesce($2::text, '-1:0'), ':', 1)::bigint, split_part(coalesce($2::text, '-1:0'), ':', 2)::bigint)
       order by e.at_ms, e.id limit $3::int`,
  },
  'earn-rewards': {
    columns: ['at', 'day', 'asset', 'amount'],
    sql: `
      select e.at_ms::float8 as "at", (date '1970-01-01' + e.day)::text as day, e.apply_id::text as "applyId", e.asset,
             ${exact('e.amount')} as amount, e.at_ms || ':' || e.id as place
        from earn_rewards e join assets s on s.asset = e.asset
       where e.user_id = $1::text and (e.at_ms, e.id) >
             (split_part(coalesce($2::text, '-1:0'), ':', 1)::bigint, split_part(coalesce($2::text, '-1:0'), ':', 2)::bigint)
       order by e.at_ms, e.id limit $3::int`,
  },
  'movements-interest': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, r.at_ms || ':' || r.id as place
        from (select * from earn_rewards where user_id = $1::text and (at_ms, id) >
                     (split_part(coalesce($2::text, '-1:0'), ':', 1)::bigint, split_part(coalesce($2::text, '-1:0'), ':', 2)::bigint)
               order by at_ms, id limit $3::int) r
        join ledger_postings p on p.id = r.id ${OWN_ENTRIES} order by r.at_ms, r.id`,
  },
} satisfies Record<string, Query>;
