import { byId, exact, few, MOVED, MOVED_COLUMNS, OWN_ENTRIES, type Query } from './query';

/** What a user owns, and what came in, went out and moved. */
export const WALLET_QUERIES = {
  balances: {
    columns: ['wallet', 'asset', 'available', 'held'],
    sql: few(`
      select a.wallet, a.asset, ${exact('a.available')} as available, ${exact('a.held')} as held
        from accounts a join assets s on s.asset = a.asset where a.owner_type = 'user' and a.owner_id = $1::text order by 1, 2`),
  },
  // What was there when a day (UTC) ended, of days that changed it.
  'balances-by-day': {
    columns: ['day', 'wallet', 'asset', 'amount'],
    sql: `
      select (date '1970-01-01' + b.day)::text as day, b.wallet, b.asset, ${exact('b.amount')} as amount,
             b.wallet || ':' || b.asset || ':' || b.day as place
        from balance_days b join assets s on s.asset = b.asset
       where b.user_id = $1::text::bigint
         and (b.wallet, b.asset, b.day) > (split_part(coalesce($2::text, '::-1'), ':', 1), split_part(coalesce($2::text, '::-1'), ':', 2) collate "C",
              split_part(coalesce($2::text, '::-1'), ':', 3)::int)
       order by b.wallet, b.asset, b.day limit $3::int`,
  },
  // The same by the hour, of yesterday and today.
  'balances-by-hour': {
    columns: ['hour', 'wallet', 'asset', 'amount'],
    sql: `
      select b.hour::float8 * 3600000 as "hour", b.wallet, b.asset, ${exact('b.amount')} as amount,
             b.hour || ':' || b.wallet || ':' || b.asset as place
        from balance_hours b join assets s on s.asset = b.asset
       where b.user_id = $1::text::bigint
         and (b.hour, b.wallet, b.asset) > (split_part(coalesce($2::text, '-1::'), ':', 1)::int, split_part(coalesce($2::text, '-1::'), ':', 2),
              split_part(coalesce($2::text, '-1::'), ':', 3) collate "C")
       order by b.hour, b.wallet, b.asset limit $3::int`,
  },
  // With what finds them in the snapshots of what is owed to everybody.
  liabilities: {
    columns: ['at', 'root', 'nonce', 'parts'],
    sql: `
      select s.taken_ms::float8 as "at", s.root_hash as root, o.nonce, o.parts::text as parts, o.snapshot_id::text as place
        from liability_owners o join liability_snapshots s on s.id = o.snapshot_id and s.root_hash is not null
       where o.user_id = $1::text::bigint and o.snapshot_id > coalesce($2::text, '0')::bigint order by o.snapshot_id limit $3::int`,
  },
  withdrawals: {
    columns: [
      'askedAt',
      'asset',
      'amount',
      'fee',
      'network',
      'address',
      'memo',
      'label',
      'status',
      'transaction',
      'endedAt',
      'device',
      'country',
    ],
    sql: `
      select w.asked_ms::float8 as "askedAt", w.asset, ${exact('w.amount')} as amount, ${exact('w.fee')} as fee, w.chain_id as network, w.address,
             w.memo, w.label, w.status, w.tx_id as transaction, w.ended_ms::float8 as "endedAt", w.device, w.country, w.id::text as place
        from withdrawals w join assets s on s.asset = w.asset
       where w.user_id = $1::text and w.id > coalesce($2::text::bigint, 0) order by w.id limit $3::int`,
  },
  'address-book': {
    columns: ['addedAt', 'label', 'network', 'asset', 'address', 'memo'],
    sql: byId('withdrawal_addresses', 'added_ms::float8 as "addedAt", label, chain_id as network, asset, address, memo'),
  },
  'address-book-only': {
    columns: ['isOn', 'endsAt'],
    sql: few('select saved_only as "isOn", ends_ms::float8 as "endsAt" from withdrawal_choices where user_id = $1::text::bigint'),
  },
  'deposit-addresses': {
    columns: ['madeAt', 'network', 'address', 'memo'],
    sql: byId('deposit_addresses', 'made_ms::float8 as "madeAt", chain_id as network, address, memo'),
  },
  deposits: {
    columns: ['at', 'network', 'asset', 'amount', 'address', 'memo', 'txId', 'status', 'reason', 'creditedAt'],
    sql: `
      select d.at_ms::float8 as "at", d.chain_id as network, d.asset, ${exact('d.amount')} as amount, d.address, d.memo, d.tx_id as "txId",
             d.status, d.reason, d.credited_ms::float8 as "creditedAt", d.id::text as place
        from deposits d join assets s on s.asset = d.asset
       where d.user_id = $1::text::bigint and d.id > coalesce($2::text::bigint, 0) order by d.id limit $3::int`,
  },
  'movements-deposits': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, d.id::text as place
        from (select * from deposits where user_id = $1::text::bigint and posting_id is not null and id > coalesce($2::text::bigint, 0)
               order by id limit $3::int) d
        join ledger_postings p on p.id = d.posting_id ${OWN_ENTRIES} order by d.id`,
  },
  'refund-addresses': {
    columns: ['at', 'asset', 'network', 'address', 'memo'],
    sql: few(`
      select at_ms::float8 as "at", asset, chain_id as network, address, memo from refund_addresses
       where user_id = $1::text::bigint order by 2, 3`),
  },
  'practice-payments': {
    columns: ['at', 'network', 'asset', 'amount'],
    sql: `
      select p.at_ms::float8 as "at", p.chain_id as network, p.asset, ${exact('p.amount')} as amount, p.id::text as place
        from practice_payments p join assets s on s.asset = p.asset
       where p.user_id = $1::text::bigint and p.id > coalesce($2::text::bigint, 0) order by p.id limit $3::int`,
  },
  transfers: {
    columns: ['at', 'asset', 'amount', 'from', 'to'],
    sql: `
      select t.at_ms::float8 as "at", t.asset, ${exact('t.amount')} as amount, t.from_wallet as "from", t.to_wallet as "to",
             t.client_transfer_id as "clientTransferId", t.client_transfer_id as place
        from transfers t join assets s on s.asset = t.asset
       where t.user_id = $1::text and ($2::text is null or t.client_transfer_id > $2::text) order by t.client_transfer_id limit $3::int`,
  },
  'express-orders': {
    columns: ['createdAt', 'side', 'state', 'coin', 'coins', 'currency', 'total', 'price', 'providerFee', 'ownFee', 'paidWith'],
    sql: `
      select o.created_ms::float8 as "createdAt", o.side, o.state, o.coin, ${exact('o.coins')} as coins, o.currency, trim_scale(o.total)::text as total,
             trim_scale(o.price)::text as price, trim_scale(o.provider_fee)::text as "providerFee", trim_scale(o.own_fee)::text as "ownFee",
             o.paid_with as "paidWith", o.delivered_ms::float8 as "deliveredAt", o.id::text as place
        from express_orders o join assets s on s.asset = o.coin
       where o.user_id = $1::text and o.id > coalesce($2::text::bigint, 0) order by o.id limit $3::int`,
  },
  'user-transfers': {
    columns: ['at', 'direction', 'asset', 'amount', 'other', 'note'],
    sql: `
      select t.at_ms::float8 as "at", case when t.sender_id = $1::text then 'SENT' else 'RECEIVED' end as direction, t.asset,
             ${exact('t.amount')} as amount, case when t.sender_id = $1::text then t.receiver_name else t.sender_name end as other, t.note,
             t.id::text as place
        from (select * from user_transfers where sender_id = $1::text or receiver_id = $1::text) t join assets s on s.asset = t.asset
       where t.id > coalesce($2::text::bigint, 0) order by t.id limit $3::int`,
  },
  'movements-user-transfers': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, t.id::text as place
        from (select id from user_transfers where (sender_id = $1::text or receiver_id = $1::text) and id > coalesce($2::text::bigint, 0)
               order by id limit $3::int) t
        join ledger_postings p on p.kind = 'user.transfer' and p.reference = t.id::text ${OWN_ENTRIES} order by t.id`,
  },
  'movements-transfers': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, t.client_transfer_id as place
        from (select * from transfers where user_id = $1::text and ($2::text is null or client_transfer_id > $2::text)
               order by client_transfer_id limit $3::int) t
        join ledger_postings p on p.kind = 'wallet.transfer' and p.reference = t.id::text ${OWN_ENTRIES} order by t.client_transfer_id, a.wallet`,
  },
  'movements-withdrawals': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, w.id::text as place
        from (select * from withdrawals where user_id = $1::text and id > coalesce($2::text::bigint, 0) order by id limit $3::int) w
        join ledger_postings p on p.kind = 'withdrawal' and p.reference = w.id::text ${OWN_ENTRIES} order by w.id`,
  },
  'movements-claims': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, p.reference as place
        from (select * from ledger_postings where kind = 'practice.claim' and reference > coalesce($2::text, $1::text || ':') and reference < $1::text || ';'
               order by reference limit $3::int) p ${OWN_ENTRIES} order by p.reference`,
  },
} satisfies Record<string, Query>;
