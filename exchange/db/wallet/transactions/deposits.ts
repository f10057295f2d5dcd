import type { TransactionSource } from './source';

const STATUS = `
  case d.status when 'CREDITED' then 'COMPLETED' when 'GONE' then 'FAILED' when 'RETURNED' then 'REJECTED' else 'PENDING' end`;

const REASON = `case d.status when 'SMALL' then 'BELOW_MINIMUM' when 'GONE' then 'TAKEN_BACK' else d.reason end`;

// Confirmations are counted while they matter: what is credited has them.
const CONFIRMATIONS = `
  case when d.status in ('PENDING', 'SMALL') then coalesce((select max(c.height) from chain_cursors c where c.chain_id = d.chain_id) - d.height + 1, 0) end`;

/** Coins that arrived over chains (migration 0059). */
export const deposits: TransactionSource = {
  name: 'deposit',
  types: ['DEPOSIT'],
  statuses: ['PENDING', 'COMPLETED', 'REJECTED', 'FAILED'],
  wallets: ['MAIN'],
  select: ({ user, within, ofAsset, ofStatus, newest }) => `
    select d.id, d.at_ms, 'DEPOSIT' as type, ${STATUS} as status, 'MAIN' as wallet, d.asset, d.amount, 0::bigint as fee,
           null::text as fee_asset, null::text as counter_asset, null::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('network', n.name, 'address', d.address, 'memo', d.memo, 'txId', d.tx_id,
             'confirmations', ${CONFIRMATIONS}, 'confirmationsNeeded', case when d.status in ('PENDING', 'SMALL') then n.confirmations end,
             'reason', ${REASON}, 'reference', d.id::text)) as detail
      from deposits d join chains n on n.chain_id = d.chain_id
     where d.user_id = ${user}::bigint and ${within('d.at_ms', 'd.id')} and ${ofAsset('d.asset')} and ${ofStatus(STATUS)}
     ${newest('d.at_ms', 'd.id')}`,
};
