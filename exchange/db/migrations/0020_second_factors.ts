import type { Migration } from './migration';

const sql = `
create table authenticators (
  user_id bigint primary key references users (id),
  sealed_key text not null,
  last_step bigint not null,
  bound_at bigint not null
);

-- argon2id hashes: 50 random bits could be tried out against a plain one.
create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  code_hash text not null,
  used_at bigint
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- Devices that are not asked for the second factor.
create table remembered_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  token_hash text not null unique,
  ip text not null,
  user_agent text not null,
  country text,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null
);
create index remembered_devices_by_user on remembered_devices (user_id);
create index remembered_devices_by_expiry on remembered_devices (expires_at);

-- Of an authenticator that is to be bound with the code.
alter table auth_tickets add column sealed_key text;
alter table auth_tickets drop constraint auth_tickets_purpose_check;
alter table auth_tickets add constraint auth_tickets_purpose_check
  check (purpose in ('register', 'login', 'factor', 'forgot', 'authenticator'));
`;

export const secondFactors: Migration = { version: 20, name: 'second factors', sql };
