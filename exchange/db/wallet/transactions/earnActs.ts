import type { TransactionSource } from './source';

const TYPE = `case when e.kind in ('SUBSCRIBE', 'ADD_FUNDS') then 'EARN_SUBSCRIBE' else 'EARN_REDEEM' end`;

/**
 * Money into earn plans and out of them. What comes out is what came back: less what an early end cost. A renewed plan moved nothing.
 */
export const earnActs: TransactionSource = {
  name: 'earn',
  types: ['EARN_SUBSCRIBE', 'EARN_REDEEM'],
  statuses: ['COMPLETED'],
  wallets: ['MAIN'],
  select: ({ user, within, ofAsset, ofType, newest }) => `
    select e.id, e.at_ms, ${TYPE} as type, 'COMPLETED' as status, 'MAIN' as wallet, e.asset,
           case when e.kind in ('SUBSCRIBE', 'ADD_FUNDS') then -e.amount else e.amount - e.taken_back end as amount, 0::bigint as fee,
           null::text as fee_asset, null::text as counter_asset, null::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('planType', p.plan_type, 'termDays', p.term_days, 'reference', e.apply_id::text)) as detail
      from earn_actions e join earn_subscriptions s on s.id = e.apply_id join earn_plans p on p.id = s.plan_id
     where e.user_id = ${user} and e.kind <> 'RENEW' and ${ofType(TYPE)} and ${within('e.at_ms', 'e.id')} and ${ofAsset('e.asset')}
     ${newest('e.at_ms', 'e.id')}`,
};
