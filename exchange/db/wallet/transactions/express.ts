import type { TransactionSource } from './source';

const STATUS = `case o.state when 'DELIVERED' then 'COMPLETED' when 'CANCELLED' then 'CANCELED' when 'CHARGED_BACK' then 'REJECTED'
  when 'FAILED' then 'FAILED' when 'EXPIRED' then 'FAILED' when 'REFUNDED' then 'FAILED' else 'PENDING' end`;

/** What was bought and sold for money; its fees are inside the money. Amounts of money have cents where the ledger does not keep their currency. */
export const express: TransactionSource = {
  name: 'express',
  types: ['BUY', 'SELL'],
  statuses: ['PENDING', 'COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'],
  select: ({ user, within, ofAsset, ofType, ofStatus, newest }) => `
    select o.id, o.created_ms as at_ms, o.side as type, ${STATUS} as status, 'MAIN' as wallet, o.coin as asset,
           case o.side when 'BUY' then o.coins else -o.coins end as amount,
           trunc((o.provider_fee + o.own_fee) * power(10::numeric, coalesce(f.scale, 2)))::bigint as fee, o.currency as fee_asset,
           o.currency as counter_asset, trunc(o.total * power(10::numeric, coalesce(f.scale, 2)))::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('method', o.paid_with, 'reason', lower(o.state), 'reference', o.id::text)) as detail
      from express_orders o left join assets f on f.asset = o.currency
     where o.user_id = ${user} and ${within('o.created_ms', 'o.id')} and ${ofAsset('o.coin')} and ${ofType('o.side')}
       and ${ofStatus(STATUS)} ${newest('o.created_ms', 'o.id')}`,
};
