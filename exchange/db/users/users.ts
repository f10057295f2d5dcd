import type { UserStore } from '../../app/accounts/accountStore';
import type { User } from '../../app/accounts/model';
import type { Sql } from '../../app/ports/database';

const COLUMNS = `id::text as id, brand, email, phone, password_hash as "passwordHash", account_type as "accountType", is_shared as "isShared",
  auth_status as "authStatus", nick_name as "nickName", full_name as "sealedName", language,
  (select p.value #>> '{}' from user_preferences p where p.user_id = users.id and p.name = 'timeZone') as "timeZone",
  password_changed_at as "passwordChangedAt", sending_held_until as "sendingHeldUntil",
  anti_phishing as "antiPhishing",
  (select a.bound_at from authenticators a where a.user_id = users.id) as "authenticatorBoundAt",
  (select count(*)::integer from passkeys p where p.user_id = users.id) as passkeys, passkey_login as "isPasskeyLoginOn",
  locked_at as "lockedAt", unlocked_at as "unlockedAt", freeze_told_ms as "followedFreezeAt",
  (select t.frozen_ms from traders t where t.user_id = users.id::text) as "frozenAt",
  (select t.self_frozen_ms from traders t where t.user_id = users.id::text) as "selfFrozenAt",
  (select t.closed_ms from traders t where t.user_id = users.id::text) as "closedAt"`;

const UNFOLLOWED_FREEZES = `
select t.user_id as "userId", t.self_frozen_ms::float8 as "frozenAt" from traders t join users u on u.id = t.user_id::bigint
 where t.self_frozen_ms is not null and t.self_frozen_ms <= $1::bigint and u.freeze_told_ms is distinct from t.self_frozen_ms
   and u.closed_at is null
 order by t.self_frozen_ms limit $2::int`;

const UNTOLD_UNFREEZES = `
select u.id::text as id from users u join traders t on t.user_id = u.id::text
 where u.freeze_told_ms is not null and t.self_frozen_ms is distinct from u.freeze_told_ms and u.closed_at is null
 order by u.id limit $1::int`;

type Int8 = bigint | string | null;
const TIMES = [
  'passwordChangedAt',
  'sendingHeldUntil',
  'authenticatorBoundAt',
  'lockedAt',
  'unlockedAt',
  'frozenAt',
  'selfFrozenAt',
  'followedFreezeAt',
  'closedAt',
] as const;
type Times = (typeof TIMES)[number];
type UserRow = Omit<User, Times> & Record<Times, Int8>;

const timeOf = (value: Int8) => (value === null ? null : Number(value));
const timesOf = (row: UserRow) => Object.fromEntries(TIMES.map((name) => [name, timeOf(row[name])])) as Record<Times, number | null>;
const toUser = (row: UserRow | undefined): User | undefined => row && { ...row, ...timesOf(row) };

export function createUserStore(sql: Sql): UserStore {
  const one = async (condition: string, params: unknown[]): Promise<User | undefined> => {
    const [user] = await sql.query<UserRow>(`select ${COLUMNS} from users where ${condition}`, params);
    return toUser(user);
  };
  return {
    byId: (id) => one('id = $1', [id]),
    // As `lockUser` does: one that waits for rows that only refer to the user would wait for a logout that waits for it.
    lock: (id) => one('id = $1 for no key update', [id]),
    byEmail: (brand, email) => one('brand = $1 and email = $2', [brand, email]),
    byPhone: (brand, phone) => one('brand = $1 and phone = $2', [brand, phone]),
    idByReferralCode: async (brand, code) => {
      // What stands there of a closed account is its number: found by it, anybody could ask which accounts are closed.
      const [row] = await sql.query<{ id: string }>(
        'select id::text as id from users where brand = $1 and referral_code = $2 and closed_at is null',
        [brand, code],
      );
      return row?.id;
    },
    create: async (user) => {
      const { brand, email, phone, passwordHash, nickName, language, referralCode, referredBy, createdAt } = user;
      const [created] = await sql.query<UserRow>(
        `insert into users (brand, email, phone, password_hash, account_type, nick_name, language, referral_code, referred_by, created_at)
         values ($1, $2, $3, $4, 0, $5, $6, $7, $8, $9)
         on conflict do nothing
         returning ${COLUMNS}`,
        [brand, email, phone, passwordHash, nickName, language, referralCode, referredBy, createdAt],
      );
      return toUser(created);
    },
    ensureInternal: async (name, referralCode, createdAt) => {
      const existing = await one('internal_name = $1', [name]);
      if (existing) return existing;
      const [row] = await sql.query<UserRow>(
        `insert into users (brand, internal_name, account_type, nick_name, language, referral_code, created_at)
         values ('', $1, 2, $1, 'en', $2, $3)
         on conflict (internal_name) do update set internal_name = excluded.internal_name
         returning ${COLUMNS}`,
        [name, referralCode, createdAt],
      );
      const created = toUser(row);
      if (!created) throw new Error('an upsert returns its row');
      return created;
    },
    share: async (id) => {
      await sql.query('update users set is_shared = true where id = $1', [id]);
    },
    rehash: async (id, before, passwordHash) => {
      await sql.query('update users set password_hash = $3 where id = $1 and password_hash = $2', [id, before, passwordHash]);
    },
    restorePassword: async (id, before, passwordHash) => {
      const rows = await sql.query(
        `update users set password_hash = $3, password_changed_at = null, sending_held_until = null, locked_at = null
          where id = $1 and password_hash is not distinct from $2 returning id`,
        [id, before, passwordHash],
      );
      return rows.length === 1;
    },
    changePassword: async (id, before, { passwordHash, changedAt, sendingHeldUntil }) => {
      const rows = await sql.query(
        `update users set password_hash = $3, password_changed_at = $4, sending_held_until = greatest(coalesce(sending_held_until, 0), $5)
         where id = $1 and password_hash is not distinct from $2 returning 1 as changed`,
        [id, before, passwordHash, changedAt, sendingHeldUntil],
      );
      return rows.length === 1;
    },
    setAntiPhishing: async (id, word) => {
      await sql.query('update users set anti_phishing = $2 where id = $1', [id, word]);
    },
    holdSending: async (id, until) => {
      await sql.query('update users set sending_held_until = greatest(coalesce(sending_held_until, 0), $2) where id = $1', [id, until]);
    },
    setLocked: async (id, now) => {
      await sql.query('update users set locked_at = $2 where id = $1', [id, now]);
    },
    setUnlocked: async (id, now, passwordHash) => {
      await sql.query('update users set locked_at = null, unlocked_at = $2, password_hash = $3, password_changed_at = $2 where id = $1', [
        id,
        now,
        passwordHash,
      ]);
    },
    noteFollowedFreeze: async (id, frozenAt) => {
      await sql.query('update users set freeze_told_ms = $2::bigint where id = $1', [id, frozenAt]);
    },
    unfollowedFreezes: (before, limit) => sql.query<{ userId: string; frozenAt: number }>(UNFOLLOWED_FREEZES, [before, limit]),
    untoldUnfreezes: async (limit) => (await sql.query<{ id: string }>(UNTOLD_UNFREEZES, [limit])).map(({ id }) => id),
    setNickName: async (id, nickName) => {
      await sql.query('update users set nick_name = $2 where id = $1', [id, nickName]);
    },
    setPasskeyLogin: async (id, isOn) => {
      await sql.query('update users set passkey_login = $2 where id = $1', [id, isOn]);
    },
    setLanguage: async (id, language) => {
      await sql.query('update users set language = $2 where id = $1', [id, language]);
    },
  };
}
