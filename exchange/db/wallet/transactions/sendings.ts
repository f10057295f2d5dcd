import type { TransactionSource } from './source';

const STATUS = `
  case w.status when 'DONE' then 'COMPLETED' when 'CANCELLED' then 'CANCELED' when 'REJECTED' then 'REJECTED' when 'FAILED' then 'FAILED'
    else 'PENDING' end`;

/** Coins that leave over chains (migration 0062). What an operator wrote to the owner is read on the withdrawal itself. */
export const sendings: TransactionSource = {
  name: 'send',
  types: ['SEND'],
  statuses: ['PENDING', 'COMPLETED', 'CANCELED', 'REJECTED', 'FAILED'],
  wallets: ['MAIN'],
  select: ({ user, within, ofAsset, ofStatus, newest }) => `
    select w.id, w.asked_ms as at_ms, 'SEND' as type, ${STATUS} as status, 'MAIN' as wallet, w.asset, -w.amount as amount, w.fee,
           null::text as fee_asset, null::text as counter_asset, null::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('network', coalesce(n.name, w.chain_id), 'address', w.address, 'memo', w.memo, 'txId', w.tx_id,
             'confirmations', case when w.status = 'CONFIRMING' then w.confirmations end,
             'confirmationsNeeded', case when w.status = 'CONFIRMING' then n.confirmations end,
             'reason', case when w.status in ('HELD', 'REVIEW') then w.status end, 'reference', w.id::text)) as detail
      from withdrawals w left join chains n on n.chain_id = w.chain_id
     where w.user_id = ${user} and ${within('w.asked_ms', 'w.id')} and ${ofAsset('w.asset')} and ${ofStatus(STATUS)}
     ${newest('w.asked_ms', 'w.id')}`,
};
