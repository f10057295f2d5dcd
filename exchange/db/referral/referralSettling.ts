import type { Lane } from '../../app/ports/database';
import type { FeesPaid, Invitee, SettlingStore } from '../../app/referral/referralStore';
import { byIndex } from '../rows/byIndex';
import { tracesOf, withhold } from './invitations';

// Practice bots and the like invite nobody, and nobody invites them: accounts of the house have type 2. Of who closed the account nothing is
// left that would say whether it was the inviter's own: what it paid on its last days is shared with nobody.
const INVITEES = `
  select u.id::text as "userId", u.referred_by::text as "inviterId", u.auth_status = 1 as "isVerified", u.created_at::float8 as "joinedMs"
    from users u join users r on r.id = u.referred_by
   where u.referred_by is not null and u.id > $1::bigint and u.closed_at is null and u.account_type <> 2 and r.account_type <> 2
     and not exists (select 1 from referral_withheld w where w.invitee_id = u.id)
   order by u.id limit $2::int`;

// By the indexes of a user's histories: market by market, for a day there is none over all of them. Trades whose posting an operator
// took back are left out: their fees were given back.
const ofSide = (party: string, asset: string) => `
    select ${asset} as asset, t.${party}_fee as fee, t.quote as traded from spot_trades t
     where t.${party}_id = u.id and t.symbol = m.symbol and t.at_ms >= $2::bigint and t.at_ms < $3::bigint
       and t.id::text not in (select trade_id from reversed where "isTakenBack")`;
// A reversal may be reversed: of a chain of them the last one counts.
const FEES = `
  with recursive reversals as (
    select p.reference as trade_id, r.id, true as "isTakenBack"
      from ledger_postings r join ledger_postings p on p.id = r.reference::bigint
     where r.kind = 'operator.reverse' and p.kind = 'spot.trade'
    union all
    select s.trade_id, r.id, not s."isTakenBack" from reversals s join ledger_postings r on r.kind = 'operator.reverse' and r.reference = s.id::text
  ), reversed as materialized (
    select distinct on (trade_id) trade_id, "isTakenBack" from reversals order by trade_id, id desc
  )
  select u.id as "userId", f.asset, m.quote, sum(f.fee)::text as fee, sum(f.traded)::text as traded
    from unnest($1::text[]) as u(id) cross join markets m
   cross join lateral (${ofSide('buyer', 'm.base')} union all ${ofSide('seller', 'm.quote')}) f
   group by u.id, f.asset, m.quote`;

const ACTIVE = `
  select distinct s.beneficiary_id::text as "inviterId", s.invitee_id::text as "userId"
    from referral_shares s join users u on u.id = s.invitee_id
   where s.beneficiary_id = any ($1::bigint[]) and s.day between $2::int and $3::int and s.invitee_id <> s.beneficiary_id
     and u.auth_status = 1 and not exists (select 1 from referral_withheld w where w.invitee_id = u.id)`;

const SHARES = `
  insert into referral_shares (beneficiary_id, invitee_id, day, asset, fee, rate_ppm, amount, traded_value, fee_value, value)
  select r."beneficiaryId", r."inviteeId", $2::int, r.asset, r.fee, r."ratePpm", r.amount, r."tradedValue", r."feeValue", r.value
    from json_to_recordset($1::json) as r("beneficiaryId" bigint, "inviteeId" bigint, asset text, fee bigint, "ratePpm" integer,
         amount bigint, "tradedValue" numeric, "feeValue" numeric, value numeric)`;

const PAYOUTS = `
  insert into referral_payouts (user_id, day, asset, from_invitees, from_own_fees, value)
  select r."userId", $2::int, r.asset, r."fromInvitees", r."fromOwnFees", r.value
    from json_to_recordset($1::json) as r("userId" bigint, asset text, "fromInvitees" bigint, "fromOwnFees" bigint, value numeric)`;

/** Amounts as digits: JSON has no integers of 8 bytes. */
const rowsOf = (rows: readonly object[]) => JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));

/** What settling the days of the referral programme reads and writes, over either database. */
export function createReferralSettling(database: Lane): SettlingStore {
  return {
    lastDay: async () => {
      const [row] = await database.query<{ day: number | null }>('select max(day)::int as day from referral_days');
      return row?.day ?? undefined;
    },
    begin: async (day, nowMs) => {
      await database.query(
        'insert into referral_days (day, settled_ms) select $1, $2 where not exists (select 1 from referral_days) on conflict do nothing',
        [day, nowMs],
      );
    },
    inviteesAfter: (userId, limit) => database.query<Invitee>(INVITEES, [userId, limit]),
    feesOf: async (userIds, fromMs, toMs) => {
      const rows = await byIndex(database, (tx) =>
        tx.query<Omit<FeesPaid, 'fee' | 'traded'> & { fee: string; traded: string }>(FEES, [userIds, fromMs, toMs]),
      );
      return rows.map((row) => ({ ...row, fee: BigInt(row.fee), traded: BigInt(row.traded) }));
    },
    activeOf: (inviterIds, fromDay, toDay) => database.query(ACTIVE, [inviterIds, fromDay, toDay]),
    tracesOf: (userIds, sinceMs) => tracesOf(database, userIds, sinceMs),
    settle: ({ day, settledMs, withheld, shares, payouts }) =>
      database.transaction(async (tx) => {
        // Whoever settles the same day at the same time waits here, and then finds it settled.
        const isFirst = await tx.query('insert into referral_days (day, settled_ms) values ($1, $2) on conflict do nothing returning day', [
          day,
          settledMs,
        ]);
        if (isFirst.length === 0) return;
        await withhold(tx, withheld, day);
        await tx.query(SHARES, [rowsOf(shares), day]);
        await tx.query(PAYOUTS, [rowsOf(payouts), day]);
      }),
  };
}
