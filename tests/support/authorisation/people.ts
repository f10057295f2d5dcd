import type { Database } from '@/exchange/app/ports/database';
import { hashToken, newToken } from '@/exchange/app/tokens';
import { type FuzzedExchange, openFuzzedExchange } from '../fuzzedExchange';
import { type PasskeyDevice, passkeyDevice } from '../passkeyDevice';
import type { TestDatabase } from '../testDatabase';

// Who stands around the calls of the contract in `authorisation.test.ts`: owners of things, and everybody they are none of the business of.

/** Host of the users. Passkeys work at it. */
const HOST = 'kontor.localhost';
const HOUR_MS = 3_600_000;

export interface Person {
  token: string;
  userId: string;
  email: string;
}

/** Tokens that let nobody in, by what is wrong with them. */
export const BAD_TOKENS = ['revoked', 'expired', 'idle', "of another brand's user"] as const;
/** Whose session is open although the account is not. */
export const SHUT = ['locked', 'closed'] as const;

type Named<Names extends readonly string[]> = Record<Names[number], string>;

export interface People {
  exchange: FuzzedExchange;
  owner: Person;
  stranger: Person;
  /** A user with a passkey of their own. Each of `thieves` is used for one call: wrong passkeys count. */
  keyholder: Person & { device: PasskeyDevice; passkeyId: string; deviceId: string };
  thieves: (Person & { device: PasskeyDevice })[];
  /** The account all visitors use. */
  shared: Person;
  /** Users for whom nothing else is planned. */
  spare(): Person;
  badTokens: Named<typeof BAD_TOKENS>;
  shutTokens: Named<typeof SHUT>;
  noticeId: string;
  /** The last code that went to an address. */
  codeFor(email: string): Promise<string>;
  /** Turns the clock. */
  pass(ms: number): void;
  now(): number;
}

type Sessions = Record<string, { token: string; userId: string; brand?: string; expiresAt?: number; usedAt?: number; revokedAt?: number }>;

async function openSessions(database: Database, sessions: Sessions, now: number): Promise<void> {
  for (const { token, userId, expiresAt = 9e12, usedAt = now, revokedAt } of Object.values(sessions)) {
    await database.query(
      `insert into sessions (token_hash, user_id, created_at, last_active_at, expires_at, revoked_at, ip, user_agent)
       values ($1, $2, 0, $3, $4, $5, '', '')`,
      [hashToken(token), userId, usedAt, expiresAt, revokedAt ?? null],
    );
  }
}

async function copyUser(database: Database, brand: string, name: string): Promise<string> {
  const [user] = await database.query<{ id: string }>(
    `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
     select $1, $2, password_hash, 0, 'Fuzz', 'en', $2, 0 from users where email = 'fuzz0@kontor.localhost' returning id::text as id`,
    [brand, `${name}@${brand}.localhost`],
  );
  return user?.id ?? '';
}

async function addPasskey(database: Database, userId: string, device: PasskeyDevice): Promise<string> {
  const { id } = device.create({ options: { challenge: 'none', rp: { id: HOST }, user: { id: 'none' } } });
  const [row] = await database.query<{ id: string }>(
    `insert into passkeys (user_id, rp_id, credential_id, public_key, counter, transports, aaguid, is_synced, name, ip, user_agent, created_at)
     values ($1, $2, $3, $4, 0, '{}', '00000000-0000-0000-0000-000000000000', false, 'Key', '', '', 0) returning id::text as id`,
    [userId, HOST, id, device.publicKey()],
  );
  return row?.id ?? '';
}

async function addDevice(database: Database, userId: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into remembered_devices (user_id, token_hash, ip, user_agent, created_at, last_used_at, expires_at)
     values ($1, $2, '', '', 0, 0, 9000000000000) returning id::text as id`,
    [userId, hashToken(newToken())],
  );
  return row?.id ?? '';
}

/** Two pages of whatever has pages and does not come by calls. @returns the id of a notice */
async function addHistories(database: Database, userId: string, now: number): Promise<string> {
  await database.query('insert into referral_days (day, settled_ms) values (1, 1), (2, 2)');
  for (const at of [1, 2]) {
    await database.query(
      `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, referred_by, created_at)
       values ('kontor', $1, '', 0, 'Fuzz', 'en', $1, $2, $3)`,
      [`invited${at}@kontor.localhost`, userId, at],
    );
    await database.query(
      "insert into referral_payouts (user_id, day, asset, from_invitees, from_own_fees, value) values ($1, $2, 'USDT', 5, 0, 5)",
      [userId, at],
    );
    await database.query(
      `insert into earn_subscriptions (id, user_id, plan_id, asset, principal, auto_renew, status, opened_ms, ended_ms, counted_ms, shares, due_ms)
       values (900000 + $2, $1, 1, 'USDT', 1, false, 'REDEEMED', $2, $2, $2, 0, $2)`,
      [userId, at],
    );
    await database.query(
      "insert into earn_rewards (id, user_id, apply_id, asset, day, amount, at_ms) values (900000 + $2, $1, 900000 + $2, 'USDT', 1, 1, $2)",
      [userId, at],
    );
    await database.query(
      "insert into account_activity (user_id, kind, result, ip, user_agent, at_ms) values ($1, 'LOGIN', 'PASSED', '', '', $2)",
      [userId, now - at],
    );
    await database.query(
      `insert into deposits (user_id, chain_id, asset, amount, tx_id, output_index, address, height, status, at_ms)
       values ($1::bigint, 'bitcoin', 'BTC', 5, 'tx' || $2::int || ':' || $1::bigint, 0, 'bc1', null, 'SMALL', 1)`,
      [userId, at],
    );
    await database.query("insert into notices (user_id, kind, topic, at_ms) values ($1, 'SECURITY', 'passwordChanged', $2)", [userId, now]);
  }
  const [row] = await database.query<{ id: string }>('select max(id)::text as id from notices');
  return row?.id ?? '';
}

/** A locked and a closed account whose sessions were not ended. */
async function addShut(database: Database, now: number): Promise<Named<typeof SHUT>> {
  const tokens = { locked: newToken(), closed: newToken() };
  const users = { locked: await copyUser(database, 'kontor', 'locked'), closed: await copyUser(database, 'kontor', 'closed') };
  await database.query('update users set locked_at = 1 where id = $1', [users.locked]);
  await database.query('update users set closed_at = 1, email = null, password_hash = null where id = $1', [users.closed]);
  await database.query('insert into traders (user_id, account_type, closed_ms) values ($1, 0, 1)', [users.closed]);
  const sessions = { locked: { token: tokens.locked, userId: users.locked }, closed: { token: tokens.closed, userId: users.closed } };
  await openSessions(database, sessions, now);
  return tokens;
}

async function addBadTokens(database: Database, userId: string, now: number): Promise<Named<typeof BAD_TOKENS>> {
  const sessions = {
    revoked: { token: newToken(), userId, revokedAt: now - 1 },
    expired: { token: newToken(), userId, expiresAt: now - 1 },
    idle: { token: newToken(), userId, usedAt: now - 13 * HOUR_MS },
    "of another brand's user": { token: newToken(), userId: await copyUser(database, 'visby', 'foreign') },
  };
  await openSessions(database, sessions, now);
  return Object.fromEntries(Object.entries(sessions).map(([name, { token }]) => [name, token])) as Named<typeof BAD_TOKENS>;
}

/** Messages are written a moment later, and others may come after the one with the code. */
async function codeFor({ app }: FuzzedExchange, email: string): Promise<string> {
  const url = `/mailbox.json?to=${encodeURIComponent(email)}`;
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const { body } = await app.inject({ url, headers: { host: '127.0.0.1' } });
    const { messages } = JSON.parse(body) as { messages: { code: string | null }[] };
    const code = messages.find((message) => message.code !== null)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no code for ${email} came`);
}

const SHARED = 3;
const FIRST_SPARE = 4;

/** @param thieves how many users with a passkey of their own there are besides the keyholder */
export async function gatherPeople(thieves: number, spares: number, kind?: TestDatabase['name']): Promise<People> {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const devices = Array.from({ length: thieves + 1 }, () => passkeyDevice());
  let made: (Pick<People, 'badTokens' | 'shutTokens' | 'noticeId'> & { passkeyId: string; deviceId: string }) | undefined;
  let ids: readonly string[] = [];
  const thiefAt = (index: number) => FIRST_SPARE + spares + index;
  const exchange = await openFuzzedExchange(
    FIRST_SPARE + spares + thieves,
    clock,
    async (database, userIds, now) => {
      ids = userIds;
      const idOf = (index: number) => userIds[index] ?? '';
      const [first, ...others] = devices;
      if (!first) throw new Error('the keyholder has a device');
      made = {
        badTokens: await addBadTokens(database, idOf(0), now),
        shutTokens: await addShut(database, now),
        noticeId: await addHistories(database, idOf(0), now),
        passkeyId: await addPasskey(database, idOf(2), first),
        deviceId: await addDevice(database, idOf(2)),
      };
      await database.query('update users set is_shared = true where id = $1', [idOf(SHARED)]);
      for (const [index, device] of others.entries()) await addPasskey(database, idOf(thiefAt(index)), device);
    },
    kind,
  );
  const person = (index: number): Person => ({
    token: exchange.tokens[index] ?? '',
    userId: ids[index] ?? '',
    email: `fuzz${index}@kontor.localhost`,
  });
  const [first, ...others] = devices;
  if (!first) throw new Error('the keyholder has a device');
  let used = 0;
  if (!made) throw new Error('the exchange was opened before');
  const { passkeyId, deviceId, ...rest } = made;
  return {
    exchange,
    ...rest,
    owner: person(0),
    stranger: person(1),
    keyholder: { ...person(2), device: first, passkeyId, deviceId },
    shared: person(SHARED),
    thieves: others.map((device, index) => ({ ...person(thiefAt(index)), device })),
    spare: () => {
      if (used >= spares) throw new Error('more people are needed');
      used += 1;
      return person(FIRST_SPARE + used - 1);
    },
    now: clock.now,
    codeFor: (email) => codeFor(exchange, email),
    pass: (ms) => {
      ahead += ms;
    },
  };
}
