import type { Actor } from '../../app/actor';
import type { Sql } from '../../app/ports/database';
import type { WebsocketTokenStore } from '../../app/spot/spotQueries';

interface OwnerRow {
  sessionId: string;
  userId: string;
  brand: string;
  accountType: Actor['accountType'];
  endsMs: bigint;
}

/** Websocket tokens waiting to be used. */
export function createWebsocketTokenRepository(sql: Sql): WebsocketTokenStore {
  return {
    save: async ({ tokenHash, sessionId, expiresMs }, nowMs) => {
      await sql.query('delete from stream_tokens where expires_ms < $1::bigint', [nowMs]);
      await sql.query('insert into stream_tokens (token_hash, session_id, expires_ms) values ($1, $2::bigint, $3::bigint)', [
        tokenHash,
        sessionId,
        expiresMs,
      ]);
    },
    take: async (tokenHash, nowMs) => {
      const [owner] = await sql.query<OwnerRow>(
        `with taken as (delete from stream_tokens where token_hash = $1 returning session_id, expires_ms)
         select s.id::text as "sessionId", u.id::text as "userId", u.brand, u.account_type as "accountType", s.expires_at as "endsMs"
           from taken t
           join sessions s on s.id = t.session_id
           join users u on u.id = s.user_id
          where t.expires_ms > $2::bigint and s.revoked_at is null and s.expires_at > $2::bigint`,
        [tokenHash, nowMs],
      );
      if (!owner) return undefined;
      const { endsMs, ...actor } = owner;
      return { ...actor, sessionEndsMs: Number(endsMs) };
    },
  };
}
