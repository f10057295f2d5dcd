import type { Migration } from './migration';

const sql = `
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- the host it works at
  rp_id text not null,
  credential_id text not null,
  -- COSE, base64url
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  aaguid text not null,
  is_synced boolean not null,
  name text not null,
  ip text not null,
  user_agent text not null,
  country text,
  created_at bigint not null,
  last_used_at bigint,
  -- its counter went back: there may be a copy
  suspended_at bigint,
  unique (rp_id, credential_id)
);
create index passkeys_by_user on passkeys (user_id);

-- Hashed: each is good for one try, in whatever process.
create table passkey_challenges (
  challenge_hash text primary key,
  brand text not null,
  rp_id text not null,
  purpose text not null check (purpose in ('login', 'proof', 'register')),
  -- null for signing in: who it is, the passkey tells
  user_id bigint references users (id),
  expires_at bigint not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- Whether a passkey is enough to sign in, without the password.
alter table users add column passkey_login boolean not null default true;

alter table auth_tickets drop constraint auth_tickets_purpose_check;
alter table auth_tickets add constraint auth_tickets_purpose_check
  check (purpose in ('register', 'login', 'factor', 'forgot', 'authenticator', 'passkey'));
`;

export const passkeys: Migration = { version: 22, name: 'passkeys', sql };
