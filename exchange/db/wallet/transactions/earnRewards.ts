import type { TransactionSource } from './source';

/** Interest of earn plans, day by day. */
export const earnRewards: TransactionSource = {
  name: 'reward',
  types: ['REWARD'],
  statuses: ['COMPLETED'],
  wallets: ['MAIN'],
  select: ({ user, within, ofAsset, newest }) => `
    select r.id, r.at_ms, 'REWARD' as type, 'COMPLETED' as status, 'MAIN' as wallet, r.asset, r.amount, 0::bigint as fee,
           null::text as fee_asset, null::text as counter_asset, null::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('planType', p.plan_type, 'termDays', p.term_days, 'reference', r.apply_id::text)) as detail
      from earn_rewards r join earn_subscriptions s on s.id = r.apply_id join earn_plans p on p.id = s.plan_id
     where r.user_id = ${user} and ${within('r.at_ms', 'r.id')} and ${ofAsset('r.asset')} ${newest('r.at_ms', 'r.id')}`,
};
