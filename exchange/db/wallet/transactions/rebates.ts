import type { TransactionSource } from './source';

/** What the referral programme paid, at the time it was paid. What is still due is shown by the programme's own page. */
export const rebates: TransactionSource = {
  name: 'rebate',
  types: ['REBATE'],
  statuses: ['COMPLETED'],
  wallets: ['TRADE'],
  select: ({ user, within, ofAsset, newest }) => `
    select r.id, r.paid_ms as at_ms, 'REBATE' as type, 'COMPLETED' as status, 'TRADE' as wallet, r.asset,
           r.from_invitees + r.from_own_fees as amount, 0::bigint as fee, null::text as fee_asset, null::text as counter_asset,
           null::bigint as counter_amount, jsonb_build_object('day', r.day::bigint * 86400000) as detail
      from referral_payouts r
     where r.user_id = ${user}::bigint and r.paid_ms is not null and ${within('r.paid_ms', 'r.id')} and ${ofAsset('r.asset')}
     ${newest('r.paid_ms', 'r.id')}`,
};
