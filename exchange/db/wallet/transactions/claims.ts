import { WALLETS } from '@/domain/account/wallets';
import type { TransactionSource } from './source';

/**
 * Practice funds, a row for each coin of a claim. There is one claim a day: those of a user are few, and found by their references
 * (claimRepository.ts).
 */
export const claims: TransactionSource = {
  name: 'claim',
  types: ['CLAIM'],
  statuses: ['COMPLETED'],
  wallets: WALLETS,
  select: ({ user, within, ofAsset, ofWallet, newest }) => `
    select c.id, c.at_ms, 'CLAIM' as type, 'COMPLETED' as status, c.wallet, c.asset, c.amount, 0::bigint as fee, null::text as fee_asset,
           null::text as counter_asset, null::bigint as counter_amount, '{}'::jsonb as detail
      from (
        select p.id * 100 + row_number() over (partition by p.id order by a.asset) as id, p.at_ms, a.wallet, a.asset, e.amount
          from ledger_postings p
          join ledger_entries e on e.posting_id = p.id
          join accounts a on a.id = e.account_id and a.owner_type = 'user' and a.owner_id = ${user}
         where p.kind = 'practice.claim' and p.reference >= ${user} || ':' and p.reference < ${user} || ';'
      ) c
     where ${within('c.at_ms', 'c.id')} and ${ofWallet('c.wallet')} and ${ofAsset('c.asset')} ${newest('c.at_ms', 'c.id')}`,
};
