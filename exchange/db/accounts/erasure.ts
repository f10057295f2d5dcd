import type { ErasureStore } from '../../app/accounts/accountStore';
import type { Sql } from '../../app/ports/database';
import { eraseUploads } from '../uploads/uploadSweep';

/**
 * Tables with rows of users that go with their account, by the column that says whose. Behind others they refer to stand those they
 * refer to.
 */
export const ERASED_TABLES: readonly (readonly [table: string, column: string])[] = [
  // First: a phone that is just being let in waits for it, and what is written of it goes with the rest.
  ['handovers', 'user_id'],
  ['push_subscriptions', 'user_id'],
  ['sessions', 'user_id'],
  ['auth_tickets', 'user_id'],
  ['user_flags', 'user_id'],
  ['user_preferences', 'user_id'],
  ['favourites', 'user_id'],
  ['account_activity', 'user_id'],
  ['authenticators', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['remembered_devices', 'user_id'],
  ['passkey_challenges', 'user_id'],
  ['passkeys', 'user_id'],
  ['notices', 'user_id'],
  ['announcement_states', 'user_id'],
  ['announcement_marks', 'user_id'],
  ['notice_choices', 'user_id'],
  ['verifications', 'user_id'],
  ['balance_days', 'user_id'],
  ['balance_hours', 'user_id'],
  ['refund_addresses', 'user_id'],
  ['practice_payments', 'user_id'],
  ['liability_owners', 'user_id'],
  ['convert_skips', 'user_id'],
  ['convert_plans', 'user_id'],
  ['withdrawal_addresses', 'user_id'],
  ['withdrawal_choices', 'user_id'],
];

/** By their storage as well: see eraseUploads. @internal for the test that looks for what is in none of these lists */
export const ERASED_FILES = ['uploads', 'upload_sessions'];

/** Numbers and amounts of the ledger and of the referral programme stay; they name nobody. @internal for the same test */
export const KEPT_COLUMNS = [
  'users.referred_by',
  'auth_tickets.referred_by',
  'referral_withheld.invitee_id',
  'referral_shares.beneficiary_id',
  'referral_shares.invitee_id',
  'referral_payouts.user_id',
  // What still comes to an address of a closed account must be found, and is sent back.
  'deposit_addresses.user_id',
  'deposits.user_id',
];

// The database lets only closed accounts be without a way in, so this is what frees the address. The code is one that nobody has any more
// and that lets nobody be invited (idByReferralCode).
const CLOSE_USER = `
update users set email = null, phone = null, password_hash = null, nick_name = '', full_name = null, auth_status = 0, language = 'en',
       anti_phishing = null, password_changed_at = null, sending_held_until = null, locked_at = null, unlocked_at = null,
       referral_code = 'CLOSED-' || id, closed_at = coalesce(closed_at, $2)
 where id = $1`;

// Of the address: codes that were asked for without an account, and what waits in the mailbox page.
const ADDRESSES = 'select brand, address from users u, unnest(array[u.email, u.phone]) address where u.id = $1 and address is not null';
const TICKETS = `delete from auth_tickets t using (${ADDRESSES}) a where t.brand = a.brand and t.address = a.address`;
const MAILBOX = `delete from mailbox_messages m using (${ADDRESSES}) a where m.brand = a.brand and m.recipient = a.address`;

// Orders stay as amounts; how they were paid was their owner's.
const EXPRESS = 'update express_orders set paid_with = null, pay_url = null where user_id = $1::text';
// Where coins went stays, for a network shows it to everybody; by whom and from which device does not.
const SENT = "update withdrawals set label = null, device = '', country = null where user_id = $1::text";

const WAITING = 'delete from outbox where user_id = $1 and done_at is null';

// What the other side still sees of a user: a masked name, and what they wrote.
const SENT_TO_USERS = "update user_transfers set sender_name = '', note = null where sender_id = $1";
const RECEIVED_FROM_USERS = "update user_transfers set receiver_name = '' where receiver_id = $1";

const UNFINISHED = `
select u.id::text as id from traders t join users u on u.id = t.user_id::bigint
 where t.closed_ms is not null and u.closed_at is null order by t.closed_ms limit $1`;

const DUE = `
select p.asset, trim_scale(sum(p.from_invitees + p.from_own_fees) * ('1e-' || a.scale)::numeric)::text as amount
  from referral_payouts p join assets a on a.asset = p.asset
 where p.user_id = $1 and p.paid_ms is null and p.forfeited_ms is null group by p.asset, a.scale order by p.asset`;

/** Erasing closed accounts (migration 0036). To be called inside a transaction: half an erasure would be none. */
export const createErasureStore = (sql: Sql): ErasureStore => ({
  erase: async (userId, now) => {
    for (const statement of [TICKETS, MAILBOX, WAITING, EXPRESS, SENT, SENT_TO_USERS, RECEIVED_FROM_USERS])
      await sql.query(statement, [userId]);
    for (const [table, column] of ERASED_TABLES) await sql.query(`delete from ${table} where ${column} = $1`, [userId]);
    await eraseUploads(sql, userId, now);
    await sql.query(CLOSE_USER, [userId, now]);
  },
  unfinished: async (limit) => (await sql.query<{ id: string }>(UNFINISHED, [limit])).map(({ id }) => id),
  erasedSince: async (since) =>
    (await sql.query<{ id: string }>('select id::text as id from users where closed_at > $1 order by id', [since])).map(({ id }) => id),
  rebatesDue: (userId) => sql.query(DUE, [userId]),
});
