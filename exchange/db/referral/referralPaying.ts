import type { Sql } from '../../app/ports/database';
import type { PayingStore, PayoutKey } from '../../app/referral/referralStore';

const DUE = `
  select user_id::text as "userId", day, asset, from_invitees + from_own_fees as amount from referral_payouts
   where paid_ms is null and forfeited_ms is null and (held_ms is null or held_ms <= $1::bigint or held_ms > $6::bigint)
     and ($3::bigint is null or (day, user_id, asset) > ($4::int, $3::bigint, $5::text))
   order by day, user_id, asset limit $2::int`;

const HOLD = `
  update referral_payouts set held_ms = $4::bigint, held_reason = $5
   where user_id = $1 and day = $2 and asset = $3 and paid_ms is null`;

const FORFEIT = `
  update referral_payouts set held_ms = null, held_reason = null, forfeited_ms = $4::bigint, forfeited_reason = $5
   where user_id = $1 and day = $2 and asset = $3 and paid_ms is null and forfeited_ms is null`;

// The time is the posting's own, so that a payout counts as paid exactly when the ledger says so.
const PAID = `
  update referral_payouts set held_ms = null, held_reason = null,
         paid_ms = (select p.at_ms from ledger_postings p where p.kind = $4 and p.reference = $5)
   where user_id = $1 and day = $2 and asset = $3`;

const keyOf = ({ userId, day, asset }: PayoutKey) => [userId, day, asset];

/** What is still to be paid of the referral programme, over either database. */
export function createReferralPaying(sql: Sql): PayingStore {
  return {
    due: async ({ heldBeforeMs, nowMs }, limit, after) => {
      const position = [after?.userId ?? null, after?.day ?? null, after?.asset ?? null];
      const rows = await sql.query<PayoutKey & { amount: bigint | string }>(DUE, [heldBeforeMs, limit, ...position, nowMs]);
      return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
    },
    hold: async (payout, reason, nowMs) => {
      await sql.query(HOLD, [...keyOf(payout), nowMs, reason]);
    },
    forfeit: async (payout, reason, nowMs) => {
      await sql.query(FORFEIT, [...keyOf(payout), nowMs, reason]);
    },
    notePaid: async (payout, { kind, reference }) => {
      await sql.query(PAID, [...keyOf(payout), kind, reference]);
    },
  };
}
