import { WALLETS } from '@/domain/account/wallets';
import type { TransactionSource } from './source';

/** Coins that became others (migration 0066): what was given, and as the counter amount what came for it. */
export const conversions: TransactionSource = {
  name: 'conversion',
  types: ['CONVERT'],
  statuses: ['COMPLETED'],
  wallets: WALLETS,
  select: ({ user, within, ofAsset, ofWallet, newest }) => `
    select c.id, c.at_ms, 'CONVERT' as type, 'COMPLETED' as status, c.wallet, c.from_asset as asset, -c.give as amount, c.fee,
           c.to_asset as fee_asset, c.to_asset as counter_asset, c.get as counter_amount,
           jsonb_build_object('kind', case c.kind when 'ONCE' then 'QUOTE' when 'SMALL' then 'SMALL_BALANCES' else c.kind end,
                              'reference', c.id::text) as detail
      from conversions c
     where c.user_id = ${user} and ${within('c.at_ms', 'c.id')} and ${ofWallet('c.wallet')} and (${ofAsset('c.from_asset')} or ${ofAsset('c.to_asset')})
     ${newest('c.at_ms', 'c.id')}`,
};
