import type { PasskeyChallengeRow, PasskeyChallengeStore, PasskeyStore, StoredPasskey } from '../../app/accounts/passkeys/passkeyStore';
import type { Sql } from '../../app/ports/database';

const COLUMNS = `id::text as "passkeyId", user_id::text as "userId", rp_id as "rpId", credential_id as "credentialId",
  public_key as "publicKey", counter, transports, aaguid, is_synced as "isSynced", name, ip, user_agent as "userAgent", country,
  created_at as "createdAt", last_used_at as "lastUsedAt", suspended_at as "suspendedAt"`;

type Int8 = bigint | string;
type Row = Omit<StoredPasskey, 'counter' | 'createdAt' | 'lastUsedAt' | 'suspendedAt'> & {
  counter: Int8;
  createdAt: Int8;
  lastUsedAt: Int8 | null;
  suspendedAt: Int8 | null;
};

const timeOf = (value: Int8 | null) => (value === null ? null : Number(value));
const toPasskey = (row: Row): StoredPasskey => ({
  ...row,
  counter: Number(row.counter),
  createdAt: Number(row.createdAt),
  lastUsedAt: timeOf(row.lastUsedAt),
  suspendedAt: timeOf(row.suspendedAt),
});

// Authenticators that count tell a higher number each time; those that do not always tell 0 (WebAuthn, 6.1.1).
const USE = `
update passkeys set counter = $2::bigint, is_synced = $3, last_used_at = greatest(coalesce(last_used_at, 0), $4::bigint)
 where id = $1 and suspended_at is null and (counter < $2::bigint or (counter = 0 and $2::bigint = 0)) returning 1 as used`;

export function createPasskeyStore(sql: Sql): PasskeyStore {
  return {
    add: async (passkey) => {
      const { userId, rpId, credentialId, publicKey, counter, transports, aaguid, isSynced, name, ip, userAgent, country } = passkey;
      const [row] = await sql.query<Row>(
        `insert into passkeys (user_id, rp_id, credential_id, public_key, counter, transports, aaguid, is_synced, name, ip, user_agent,
           country, created_at)
         values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning ${COLUMNS}`,
        [
          userId,
          rpId,
          credentialId,
          publicKey,
          counter,
          [...transports],
          aaguid,
          isSynced,
          name,
          ip,
          userAgent,
          country,
          passkey.createdAt,
        ],
      );
      return row && toPasskey(row);
    },
    list: async (userId) => {
      const rows = await sql.query<Row>(`select ${COLUMNS} from passkeys where user_id = $1 order by created_at, id`, [userId]);
      return rows.map(toPasskey);
    },
    byCredential: async (rpId, credentialId) => {
      const [row] = await sql.query<Row>(`select ${COLUMNS} from passkeys where rp_id = $1 and credential_id = $2`, [rpId, credentialId]);
      return row && toPasskey(row);
    },
    use: async (passkeyId, counter, isSynced, now) => (await sql.query(USE, [passkeyId, counter, isSynced, now])).length === 1,
    suspend: async (passkeyId, now) => {
      const rows = await sql.query(
        'update passkeys set suspended_at = $2 where id = $1 and suspended_at is null returning 1 as suspended',
        [passkeyId, now],
      );
      return rows.length === 1;
    },
    rename: async (userId, passkeyId, name) => {
      const rows = await sql.query('update passkeys set name = $3 where user_id = $1 and id = $2 returning 1 as renamed', [
        userId,
        passkeyId,
        name,
      ]);
      return rows.length === 1;
    },
    remove: async (userId, passkeyId) => {
      const [row] = await sql.query<{ name: string }>('delete from passkeys where user_id = $1 and id = $2 returning name', [
        userId,
        passkeyId,
      ]);
      return row;
    },
    removeAll: async (userId) => (await sql.query('delete from passkeys where user_id = $1 returning 1 as gone', [userId])).length,
  };
}

type ChallengeRow = Omit<PasskeyChallengeRow, 'expiresAt'> & { expiresAt: Int8 };

export function createPasskeyChallengeStore(sql: Sql): PasskeyChallengeStore {
  return {
    create: async ({ challengeHash, brand, rpId, purpose, userId, about, expiresAt }, now) => {
      // A user who was a moment too late is told so, rather than that there was none.
      await sql.query('delete from passkey_challenges where expires_at < $1', [now - KEPT_AFTER_EXPIRY_MS]);
      await sql.query(
        `insert into passkey_challenges (challenge_hash, brand, rp_id, purpose, user_id, about, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [challengeHash, brand, rpId, purpose, userId, about, expiresAt],
      );
    },
    take: async (challengeHash, brand) => {
      const [row] = await sql.query<ChallengeRow>(
        `delete from passkey_challenges where challenge_hash = $1 and brand = $2
         returning challenge_hash as "challengeHash", brand, rp_id as "rpId", purpose, user_id::text as "userId", about,
           expires_at as "expiresAt"`,
        [challengeHash, brand],
      );
      return row && { ...row, expiresAt: Number(row.expiresAt) };
    },
    voidAll: async (userId) => {
      await sql.query('delete from passkey_challenges where user_id = $1', [userId]);
    },
  };
}

const KEPT_AFTER_EXPIRY_MS = 60_000;
