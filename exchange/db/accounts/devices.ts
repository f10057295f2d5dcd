import type { DeviceStore } from '../../app/accounts/factor/factorStore';
import type { RememberedDevice } from '../../app/accounts/model';
import type { Sql } from '../../app/ports/database';

type Int8 = bigint | string;
type Times = 'createdAt' | 'lastUsedAt' | 'expiresAt';
type DeviceRow = Omit<RememberedDevice, Times> & Record<Times, Int8>;

const LIST = `
select id::text as "deviceId", ip, user_agent as "userAgent", country, created_at as "createdAt", last_used_at as "lastUsedAt",
       expires_at as "expiresAt"
  from remembered_devices where user_id = $1 and expires_at > $2
 order by last_used_at desc, id desc`;

const FORGET_EXPIRED = `
delete from remembered_devices where id in (
  select id from remembered_devices where expires_at <= $1 order by expires_at limit $2 for update skip locked
) returning 1 as gone`;

export function createDeviceStore(sql: Sql): DeviceStore {
  return {
    add: async ({ userId, tokenHash, ip, userAgent, country, createdAt, expiresAt }) => {
      await sql.query(
        `insert into remembered_devices (user_id, token_hash, ip, user_agent, country, created_at, last_used_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $6, $7)`,
        [userId, tokenHash, ip, userAgent, country, createdAt, expiresAt],
      );
    },
    use: async (userId, tokenHash, now) => {
      const rows = await sql.query(
        `update remembered_devices set last_used_at = greatest(last_used_at, $3)
          where user_id = $1 and token_hash = $2 and expires_at > $3 returning 1 as used`,
        [userId, tokenHash, now],
      );
      return rows.length === 1;
    },
    list: async (userId, now) => {
      const rows = await sql.query<DeviceRow>(LIST, [userId, now]);
      return rows.map(({ createdAt, lastUsedAt, expiresAt, ...row }) => ({
        ...row,
        createdAt: Number(createdAt),
        lastUsedAt: Number(lastUsedAt),
        expiresAt: Number(expiresAt),
      }));
    },
    forget: async (userId, deviceId) => {
      const rows = await sql.query('delete from remembered_devices where user_id = $1 and id = $2 returning 1 as gone', [userId, deviceId]);
      return rows.length === 1;
    },
    forgetExpired: async (before, limit) => (await sql.query(FORGET_EXPIRED, [before, limit])).length,
    forgetAll: async (userId) => {
      await sql.query('delete from remembered_devices where user_id = $1', [userId]);
    },
  };
}
