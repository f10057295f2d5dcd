import type { TransactionSource } from './source';

// Coins that were delivered did come: what a chargeback took of them afterwards has rows of its own (corrections.ts).
const STATUS = `case o.state when 'DELIVERED' then 'COMPLETED' when 'CANCELLED' then 'CANCELED' when 'REJECTED' then 'REJECTED'
  when 'CHARGED_BACK' then case when o.delivered_ms is null then 'REJECTED' else 'COMPLETED' end
  when 'FAILED' then 'FAILED' when 'EXPIRED' then 'FAILED' when 'REFUNDED' then 'FAILED' else 'PENDING' end`;

/**
 * Less what a late sale could not take, and what was collected of that later: those are rows of corrections.ts, and so is what it took from
 * the trading wallet.
 */
const SOLD = 'o.coins - o.debt - o.forgiven - o.taken_back';

/** What was bought and sold for money; its fees are inside the money. Amounts of money have cents where the ledger does not keep their currency. */
export const express: TransactionSource = {
  name: 'express',
  types: ['BUY', 'SELL'],
  statuses: ['PENDING', 'COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'],
  wallets: ['MAIN'],
  select: ({ user, within, ofAsset, ofType, ofStatus, newest }) => `
    select o.id, o.created_ms as at_ms, o.side as type, ${STATUS} as status, 'MAIN' as wallet, o.coin as asset,
           case o.side when 'BUY' then o.coins else -(${SOLD}) end as amount,
           trunc((o.provider_fee + o.own_fee) * power(10::numeric, coalesce(f.scale, 2)))::bigint as fee, o.currency as fee_asset,
           o.currency as counter_asset, trunc(o.total * power(10::numeric, coalesce(f.scale, 2)))::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('method', o.paid_with, 'isEstimate', case when not o.is_priced then true end,
             'reason', lower(o.state), 'reference', o.id::text)) as detail
      from express_orders o left join assets f on f.asset = o.currency
     where o.user_id = ${user} and ${within('o.created_ms', 'o.id')} and ${ofAsset('o.coin')} and ${ofType('o.side')}
       and ${ofStatus(STATUS)} ${newest('o.created_ms', 'o.id')}`,
};
