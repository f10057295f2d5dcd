import type { OwnPart } from '../../app/ownData/ownPart';
import type { Sql } from '../../app/ports/database';

// Everything there is of a user that stands in the database in clear, but for secrets: hashes, keys and tokens are no data of theirs.
// Amounts are multiplied by a power of ten, never divided: exact, as text.

const PIECE = 500;

const exact = (units: string, scale = 's.scale') => `trim_scale(${units} * ('1e-' || ${scale})::numeric)::text`;

/** A part whose rows come by a place that only grows. $1 user, $2 place or null, $3 how many; `place` is not handed out. */
interface Query {
  columns?: readonly string[];
  sql: string;
}

const byId = (table: string, columns: string, condition = 'user_id = $1::text::bigint') => `
  select ${columns}, id::text as place from ${table}
   where ${condition} and id > coalesce($2::text::bigint, 0) order by id limit $3::int`;

/** A few rows, all at once. */
const few = (sql: string) => `select few.*, null as place from (${sql}) few where $2::text is null limit $3::int`;

const MOVED = `p.kind, p.reference, a.wallet, a.asset, ${exact('e.amount')} as amount, p.at_ms::float8 as "at"`;
const OWN_ENTRIES = `
  join ledger_entries e on e.posting_id = p.id
  join accounts a on a.id = e.account_id and a.owner_type = 'user' and a.owner_id = $1::text
  join assets s on s.asset = a.asset`;
const MOVED_COLUMNS = ['at', 'kind', 'reference', 'wallet', 'asset', 'amount'];

/** Kinds whose postings are found by what they are of; of the others there are few. */
const FOUND_BY_THEIR_OWN = `'spot.trade', 'wallet.transfer', 'user.transfer', 'practice.claim', 'referral.rebate', 'deposit.credit', 'earn.interest', 'withdrawal'`;

export const OWN_QUERIES: Readonly<Record<string, Query>> = {
  profile: {
    sql: few(`
      select id::text as uid, brand, email, phone, nick_name as nickname, language, auth_status = 1 as "isVerified", referral_code as "referralCode",
             referred_by::text as "invitedBy", anti_phishing as "antiPhishingWord", created_at::float8 as "createdAt",
             password_changed_at::float8 as "passwordChangedAt", sending_held_until::float8 as "sendingHeldUntil",
             passkey_login as "isPasskeyLoginOn", (select bound_at::float8 from authenticators a where a.user_id = u.id) as "authenticatorBoundAt",
             (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as "recoveryCodesLeft"
        from users u where id = $1::text::bigint`),
  },
  preferences: {
    columns: ['name', 'value'],
    sql: few('select name, value from user_preferences where user_id = $1::text::bigint order by name'),
  },
  sessions: {
    columns: ['createdAt', 'lastActiveAt', 'expiresAt', 'revokedAt', 'ip', 'country', 'userAgent'],
    sql: byId(
      'sessions',
      `created_at::float8 as "createdAt", last_active_at::float8 as "lastActiveAt", expires_at::float8 as "expiresAt",
       revoked_at::float8 as "revokedAt", ip, country, user_agent as "userAgent"`,
    ),
  },
  'remembered-devices': {
    columns: ['createdAt', 'lastUsedAt', 'expiresAt', 'ip', 'country', 'userAgent'],
    sql: byId(
      'remembered_devices',
      `created_at::float8 as "createdAt", last_used_at::float8 as "lastUsedAt", expires_at::float8 as "expiresAt", ip, country,
       user_agent as "userAgent"`,
    ),
  },
  passkeys: {
    columns: ['name', 'host', 'createdAt', 'lastUsedAt', 'ip', 'country', 'userAgent'],
    sql: byId(
      'passkeys',
      `name, rp_id as host, created_at::float8 as "createdAt", last_used_at::float8 as "lastUsedAt", ip, country, user_agent as "userAgent"`,
    ),
  },
  'login-activity': {
    columns: ['at', 'kind', 'result', 'ip', 'country', 'userAgent'],
    sql: byId('account_activity', 'at_ms::float8 as "at", kind, result, ip, country, user_agent as "userAgent"'),
  },
  notices: {
    columns: ['at', 'kind', 'topic', 'params', 'readAt'],
    sql: byId('notices', 'at_ms::float8 as "at", kind, topic, params, read_at::float8 as "readAt"'),
  },
  'notice-choices': {
    columns: ['kind', 'channel', 'isOn'],
    sql: few('select kind, channel, is_on as "isOn" from notice_choices where user_id = $1::text::bigint order by 1, 2'),
  },
  'display-flags': {
    columns: ['key', 'status'],
    sql: few('select key, status from user_flags where user_id = $1::text::bigint order by key'),
  },
  'announcements-read': {
    columns: ['announcementId', 'readAt', 'deletedAt'],
    sql: few(`
      select announcement_id::text as "announcementId", read_at::float8 as "readAt", deleted_at::float8 as "deletedAt"
        from announcement_states where user_id = $1::text::bigint order by announcement_id`),
  },
  'push-devices': { columns: ['createdAt'], sql: byId('push_subscriptions', 'created_at::float8 as "createdAt"') },
  favourites: { columns: ['symbol'], sql: byId('favourites', 'symbol') },
  files: {
    columns: ['type', 'contentType', 'size', 'sha256', 'createdAt', 'handedInAt'],
    sql: byId(
      'uploads',
      `id::text as "uploadId", type, content_type as "contentType", size::float8 as size, sha256, created_at::float8 as "createdAt",
       in_use_at::float8 as "handedInAt"`,
    ),
  },
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
  conversions: {
    columns: ['at', 'kind', 'wallet', 'from', 'given', 'to', 'got', 'fee'],
    sql: `
      select c.at_ms::float8 as "at", c.kind, c.wallet, c.from_asset as "from", ${exact('c.give', 'f.scale')} as given, c.to_asset as "to",
             ${exact('c.get', 't.scale')} as got, ${exact('c.fee', 't.scale')} as fee, c.client_id as "clientOrderId", c.id::text as place
        from conversions c join assets f on f.asset = c.from_asset join assets t on t.asset = c.to_asset
       where c.user_id = $1::text and c.id > coalesce($2::text::bigint, 0) order by c.id limit $3::int`,
  },
  'limit-conversions': {
    columns: ['createdAt', 'state', 'wallet', 'from', 'gives', 'to', 'getsAtLeast', 'expiresAt', 'endedAt'],
    sql: `
      select l.created_ms::float8 as "createdAt", l.state, l.wallet, l.from_asset as "from", ${exact('l.give', 'f.scale')} as gives,
             l.to_asset as "to", ${exact('l.get', 't.scale')} as "getsAtLeast", l.expires_ms::float8 as "expiresAt",
             l.ended_ms::float8 as "endedAt", l.client_id as "clientOrderId", l.id::text as place
        from convert_limits l join assets f on f.asset = l.from_asset join assets t on t.asset = l.to_asset
       where l.user_id = $1::text and l.id > coalesce($2::text::bigint, 0) order by l.id limit $3::int`,
  },
  'recurring-conversions': {
    columns: ['createdAt', 'state', 'wallet', 'from', 'gives', 'to', 'every', 'day', 'minute', 'timeZone'],
    sql: few(`
      select p.created_ms::float8 as "createdAt", p.state, p.wallet, p.from_asset as "from", ${exact('p.give')} as gives, p.to_asset as "to",
             p.every, p.day, p.minute, p.time_zone as "timeZone"
        from convert_plans p join assets s on s.asset = p.from_asset where p.user_id = $1::text::bigint order by p.id`),
  },
  'recurring-conversions-left-out': {
    columns: ['at', 'from', 'to', 'amount'],
    sql: byId(
      'convert_skips',
      `at_ms::float8 as "at", from_asset as "from", to_asset as "to",
       (select ${exact('convert_skips.give')} from assets s where s.asset = convert_skips.from_asset) as amount`,
    ),
  },
  rebates: {
    columns: ['day', 'asset', 'fromInvitees', 'fromOwnFees', 'paidAt', 'heldReason'],
    sql: `
      select (date '1970-01-01' + r.day)::text as day, r.asset, ${exact('r.from_invitees')} as "fromInvitees",
             ${exact('r.from_own_fees')} as "fromOwnFees", r.paid_ms::float8 as "paidAt", r.held_reason as "heldReason", r.id::text as place
        from referral_payouts r join assets s on s.asset = r.asset
       where r.user_id = $1::text::bigint and r.id > coalesce($2::text::bigint, 0) order by r.id limit $3::int`,
  },
  'movements-rebates': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, r.id::text as place
        from (select * from referral_payouts where user_id = $1::text::bigint and paid_ms is not null and id > coalesce($2::text::bigint, 0) order by id limit $3::int) r
        join ledger_postings p on p.kind = 'referral.rebate'
         and p.reference = (date '1970-01-01' + r.day)::text || ':' || r.user_id || ':' || r.asset ${OWN_ENTRIES} order by r.id`,
  },
  'earn-plans': {
    columns: ['openedAt', 'endsAt', 'endedAt', 'status', 'asset', 'principal', 'paid', 'takenBack', 'isRenewed'],
    sql: `
      select e.id::text as "applyId", e.plan_id::text as "planId", e.opened_ms::float8 as "openedAt", e.end_ms::float8 as "endsAt",
             e.ended_ms::float8 as "endedAt", e.status, e.asset, ${exact('e.principal')} as principal, ${exact('e.paid')} as paid,
             ${exact('e.taken_back')} as "takenBack", e.auto_renew as "isRenewed", e.id::text as place
        from earn_subscriptions e join assets s on s.asset = e.asset
       where e.user_id = $1::text and e.id > coalesce($2::text::bigint, 0) order by e.id limit $3::int`,
  },
  'earn-acts': {
    columns: ['at', 'kind', 'asset', 'amount', 'takenBack', 'paid'],
    sql: `
      select e.at_ms::float8 as "at", e.kind, e.apply_id::text as "applyId", e.asset, ${exact('e.amount')} as amount,
             ${exact('e.taken_back')} as "takenBack", ${exact('e.paid')} as paid, e.at_ms || ':' || e.id as place
        from earn_actions e join assets s on s.asset = e.asset
       where e.user_id = $1::text and (e.at_ms, e.id) >
             (split_part(coalesce($2::text, '-1:0'), ':', 1)::bigint, split_part(coalesce($2::text, '-1:0'), ':', 2)::bigint)
       order by e.at_ms, e.id limit $3::int`,
  },
  'earn-rewards': {
    columns: ['at', 'day', 'asset', 'amount'],
    sql: `
      select e.at_ms::float8 as "at", (date '1970-01-01' + e.day)::text as day, e.apply_id::text as "applyId", e.asset,
             ${exact('e.amount')} as amount, e.at_ms || ':' || e.id as place
        from earn_rewards e join assets s on s.asset = e.asset
       where e.user_id = $1::text and (e.at_ms, e.id) >
             (split_part(coalesce($2::text, '-1:0'), ':', 1)::bigint, split_part(coalesce($2::text, '-1:0'), ':', 2)::bigint)
       order by e.at_ms, e.id limit $3::int`,
  },
  'movements-interest': {
    columns: MOVED_COLUMNS,
    sql: `
      select ${MOVED}, r.at_ms || ':' || r.id as place
        from (select * from earn_rewards where user_id = $1::text and (at_ms, id) >
                     (split_part(coalesce($2::text, '-1:0'), ':', 1)::bigint, split_part(coalesce($2::text, '-1:0'), ':', 2)::bigint)
               order by at_ms, id limit $3::int) r
        join ledger_postings p on p.id = r.id ${OWN_ENTRIES} order by r.at_ms, r.id`,
  },
  // Whom somebody invited is those people's own data: when they joined is all.
  invited: { columns: ['joinedAt'], sql: byId('users', 'created_at::float8 as "joinedAt"', 'referred_by = $1::text::bigint') },
  'movements-others': {
    columns: MOVED_COLUMNS,
    sql: `
      with recursive kinds as (
        (select kind from ledger_postings order by kind limit 1)
        union all
        select next.kind from kinds k cross join lateral (
          select kind from ledger_postings where kind > k.kind order by kind limit 1
        ) next
      )
      select ${MOVED}, p.id || ':' || a.id as place
        from ledger_postings p ${OWN_ENTRIES}
       where p.kind in (select kind from kinds where kind not in (${FOUND_BY_THEIR_OWN}))
         and (p.id, a.id) > (split_part(coalesce($2::text, '0:0'), ':', 1)::bigint, split_part(coalesce($2::text, '0:0'), ':', 2)::bigint)
       order by p.id, a.id limit $3::int`,
  },
};

/** Of these nothing is handed out: secrets that are good for minutes, pieces of files under way, and up to where all was marked as read. */
export const NOT_HANDED_OUT = ['auth_tickets', 'passkey_challenges', 'upload_sessions', 'announcement_marks', 'handovers'];

/** Entries of trades, which are found by the trades. $1 user, $2 trades. */
const MOVED_BY_TRADES = `
  select ${MOVED} from unnest($2::text[]) with ordinality as t(id, number)
    join ledger_postings p on p.kind = 'spot.trade' and p.reference = t.id ${OWN_ENTRIES} order by t.number, a.asset`;

/** What stands in the database of a user, part by part. */
export const ownParts = (sql: Sql): OwnPart[] =>
  Object.entries(OWN_QUERIES).map(([name, { columns, sql: text }]) => ({
    name,
    columns,
    read: async (userId, after) => {
      const found = await sql.query<Record<string, unknown> & { place: string | null }>(text, [userId, after ?? null, PIECE]);
      const rows = found.map(({ place: _place, ...row }) => row);
      // Some places have more than one row, so a piece may be longer than asked for, but never shorter unless it is the last.
      return { rows, next: found.length < PIECE ? undefined : (found.at(-1)?.place ?? undefined) };
    },
  }));

export const MOVEMENT_COLUMNS = MOVED_COLUMNS;

export const movementsOfTrades = (sql: Sql, userId: string, tradeIds: readonly string[]): Promise<Record<string, unknown>[]> =>
  sql.query(MOVED_BY_TRADES, [userId, [...tradeIds]]);
