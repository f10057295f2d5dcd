import type { PushDevice, PushStore } from '../../app/notices/push/pushStore';
import type { Sql } from '../../app/ports/database';

/** Devices that take web push, in the exchange's database (migrations 0023, 0033, 0040, 0041). */
export const createPushStore = (sql: Sql): PushStore => ({
  save: async ({ userId, sessionId, endpointHash, host, sealed }, now) => {
    // A browser has one subscription: another one of its session took the place of it.
    await sql.query('delete from push_subscriptions where session_id = $1 and endpoint_hash <> $2', [sessionId, endpointHash]);
    // Whoever is at the device now is who is told there.
    await sql.query(
      `insert into push_subscriptions (user_id, session_id, endpoint_hash, sealed, created_at, host) values ($1, $2, $3, $4, $5, $6)
       on conflict (endpoint_hash) do update set user_id = excluded.user_id, session_id = excluded.session_id, sealed = excluded.sealed,
         created_at = excluded.created_at, host = excluded.host`,
      [userId, sessionId, endpointHash, sealed, now, host],
    );
  },
  keepNewest: async (userId, limit, now) => {
    await sql.query(
      `delete from push_subscriptions where user_id = $1 and id not in (
         select p.id from push_subscriptions p join sessions s on s.id = p.session_id
          where p.user_id = $1 and s.revoked_at is null and s.expires_at > $3 order by p.created_at desc, p.id desc limit $2)`,
      [userId, limit, now],
    );
  },
  byId: async (deviceId, now) => {
    // Milliseconds since 1970 are exact as float8.
    const [row] = await sql.query<PushDevice>(
      `select p.endpoint_hash as "endpointHash", p.sealed, p.host, p.unanswered::int as unanswered, p.silent_since::float8 as "silentSince",
              p.quiet_until::float8 as "quietUntil", p.took_at::float8 as "tookAt"
         from push_subscriptions p join sessions s on s.id = p.session_id
        where p.id = $1 and s.revoked_at is null and s.expires_at > $2`,
      [deviceId, now],
    );
    return row;
  },
  isToldAt: async (userId, endpointHash, now) => {
    const rows = await sql.query(
      `select 1 from push_subscriptions p join sessions s on s.id = p.session_id
        where p.endpoint_hash = $2 and p.user_id = $1 and s.revoked_at is null and s.expires_at > $3`,
      [userId, endpointHash, now],
    );
    return rows.length > 0;
  },
  noteSilence: async (deviceId, now, quietUntil) => {
    await sql.query(
      `update push_subscriptions set unanswered = unanswered + 1, silent_since = coalesce(silent_since, $2), quiet_until = $3 where id = $1`,
      [deviceId, now, quietUntil],
    );
  },
  noteTaken: async (deviceId, now) => {
    await sql.query('update push_subscriptions set unanswered = 0, silent_since = null, quiet_until = null, took_at = $2 where id = $1', [
      deviceId,
      now,
    ]);
  },
  provenHosts: async (limit) => {
    const rows = await sql.query<{ host: string }>(
      `select host from push_subscriptions where took_at is not null and silent_since is null and host is not null
        group by host order by max(took_at) desc limit $1`,
      [limit],
    );
    return rows.map(({ host }) => host);
  },
  noteHost: async (deviceId, host) => {
    await sql.query('update push_subscriptions set host = $2 where id = $1', [deviceId, host]);
  },
  remove: async (userId, endpointHash) => {
    await sql.query('delete from push_subscriptions where user_id = $1 and endpoint_hash = $2', [userId, endpointHash]);
  },
  removeById: async (deviceId) => {
    await sql.query('delete from push_subscriptions where id = $1', [deviceId]);
  },
});
