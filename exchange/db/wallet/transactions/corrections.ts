import type { TransactionSource } from './source';

/** What operators gave, took, or took back (migration 0055). */
export const corrections: TransactionSource = {
  name: 'correction',
  types: ['ADJUSTMENT'],
  statuses: ['COMPLETED'],
  select: ({ user, within, ofAsset, newest }) => `
    select c.id, c.at_ms, 'ADJUSTMENT' as type, 'COMPLETED' as status, c.wallet, c.asset, c.amount, 0::bigint as fee,
           null::text as fee_asset, null::text as counter_asset, null::bigint as counter_amount, '{}'::jsonb as detail
      from corrections c
     where c.user_id = ${user} and ${within('c.at_ms', 'c.id')} and ${ofAsset('c.asset')} ${newest('c.at_ms', 'c.id')}`,
};
