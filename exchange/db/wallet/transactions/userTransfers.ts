import type { SourceParts, TransactionSource } from './source';

interface Side {
  own: 'sender' | 'receiver';
  other: 'sender' | 'receiver';
  type: 'INTERNAL_IN' | 'INTERNAL_OUT';
  sign: '-' | '';
}

const select =
  ({ own, other, type, sign }: Side) =>
  ({ user, within, ofAsset, newest }: SourceParts) =>
    `
    select t.id, t.at_ms, '${type}' as type, 'COMPLETED' as status, 'MAIN' as wallet, t.asset, ${sign}t.amount as amount, 0::bigint as fee,
           null::text as fee_asset, null::text as counter_asset, null::bigint as counter_amount,
           jsonb_strip_nulls(jsonb_build_object('name', t.${other}_name, 'uid', t.${other}_id, 'note', t.note${own === 'sender' ? ", 'clientTransferId', t.client_transfer_id" : ''})) as detail
      from user_transfers t
     where t.${own}_id = ${user} and ${within('t.at_ms', 't.id')} and ${ofAsset('t.asset')} ${newest('t.at_ms', 't.id')}`;

/** What other users sent (migration 0056) ... */
export const receivedFromUsers: TransactionSource = {
  name: 'received',
  types: ['INTERNAL_IN'],
  statuses: ['COMPLETED'],
  wallets: ['MAIN'],
  select: select({ own: 'receiver', other: 'sender', type: 'INTERNAL_IN', sign: '' }),
};

/** ... and what was sent to them. */
export const sentToUsers: TransactionSource = {
  name: 'sent',
  types: ['INTERNAL_OUT'],
  statuses: ['COMPLETED'],
  wallets: ['MAIN'],
  select: select({ own: 'sender', other: 'receiver', type: 'INTERNAL_OUT', sign: '-' }),
};
