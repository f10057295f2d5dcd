import type { UserStore } from '../app/accounts/accountStore';
import type { User } from '../app/accounts/model';
import type { Sql } from '../app/ports/database';

const COLUMNS = `id::text as id, brand, email, phone, password_hash as "passwordHash", account_type as "accountType",
  auth_status as "authStatus", nick_name as "nickName", full_name as "fullName", language,
  password_changed_at as "passwordChangedAt", sending_held_until as "sendingHeldUntil"`;

type Int8 = bigint | string | null;
type UserRow = Omit<User, 'passwordChangedAt' | 'sendingHeldUntil'> & { passwordChangedAt: Int8; sendingHeldUntil: Int8 };

const timeOf = (value: Int8) => (value === null ? null : Number(value));
const toUser = (row: UserRow | undefined): User | undefined =>
  row && { ...row, passwordChangedAt: timeOf(row.passwordChangedAt), sendingHeldUntil: timeOf(row.sendingHeldUntil) };

export function createUserStore(sql: Sql): UserStore {
  const one = async (condition: string, params: unknown[]): Promise<User | undefined> => {
    const [user] = await sql.query<UserRow>(`select ${COLUMNS} from users where ${condition}`, params);
    return toUser(user);
  };
  return {
    byId: (id) => one('id = $1', [id]),
    lock: (id) => one('id = $1 for update', [id]),
    byEmail: (brand, email) => one('brand = $1 and email = $2', [brand, email]),
    byPhone: (brand, phone) => one('brand = $1 and phone = $2', [brand, phone]),
    idByReferralCode: async (brand, code) => {
      const [row] = await sql.query<{ id: string }>('select id::text as id from users where brand = $1 and referral_code = $2', [
        brand,
        code,
      ]);
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
    rehash: async (id, before, passwordHash) => {
      await sql.query('update users set password_hash = $3 where id = $1 and password_hash = $2', [id, before, passwordHash]);
    },
    restorePassword: async (id, before, passwordHash) => {
      const rows = await sql.query(
        `update users set password_hash = $3, password_changed_at = null, sending_held_until = null
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
    setLanguage: async (id, language) => {
      await sql.query('update users set language = $2 where id = $1', [id, language]);
    },
  };
}
