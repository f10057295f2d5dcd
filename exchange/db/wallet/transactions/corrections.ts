import { WALLETS } from '@/domain/account/wallets';
import type { TransactionSource } from './source';

/** What operators gave, took, or took back (migration 0055), and what orders for money took because it was owed (0101). */
export const corrections: TransactionSource = {
  name: 'correction',
  types: ['ADJUSTMENT'],
  statuses: ['COMPLETED'],
  wallets: WALLETS,
  select: ({ user, within, ofAsset, ofWallet, newest }) => `
    select c.id, c.at_ms, 'ADJUSTMENT' as type, 'COMPLETED' as status, c.wallet, c.asset, c.amount, 0::bigint as fee,
           null::text as fee_asset, null::text as counter_asset, null::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('reason', c.reason, 'reference', c.reference)) as detail
      from corrections c
     where c.user_id = ${user} and ${within('c.at_ms', 'c.id')} and ${ofWallet('c.wallet')} and ${ofAsset('c.asset')} ${newest('c.at_ms', 'c.id')}`,
};
