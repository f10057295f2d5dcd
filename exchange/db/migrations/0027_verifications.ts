import type { Migration } from './migration';

const sql = `
-- Who somebody is, and who is behind a company. What was answered and decided is sealed; these columns say nothing of anybody.
create table verifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  brand text not null,
  kind text not null check (kind in ('IDENTITY', 'ADDRESS', 'FUNDS', 'BUSINESS')),
  reference text not null unique,
  status text not null check (status in ('IN_PROGRESS', 'IN_REVIEW', 'MORE_NEEDED', 'REFUSED', 'VERIFIED')),
  is_final boolean not null default false,
  version integer not null default 1,
  attempt integer not null default 1,
  sealed text not null,
  review_by text check (review_by in ('rules', 'operators', 'provider')),
  next_send_at bigint,
  send_tries integer not null default 0,
  created_at bigint not null,
  submitted_at bigint,
  decided_at bigint,
  unique (user_id, kind)
);
create index verifications_waiting on verifications (submitted_at) where status in ('IN_REVIEW', 'MORE_NEEDED');
create index verifications_to_send on verifications (next_send_at) where next_send_at is not null;

create table verification_events (
  id bigint generated always as identity primary key,
  verification_id bigint not null references verifications (id) on delete cascade,
  event text not null,
  actor text not null,
  at_ms bigint not null
);
create index verification_events_by_verification on verification_events (verification_id, id);

-- Messages of a provider that were taken: each counts once.
create table verification_provider_events (
  event_id text primary key,
  taken_at bigint not null
);
create index verification_provider_events_by_time on verification_provider_events (taken_at);
`;

export const verifications: Migration = { version: 27, name: 'verifications', sql };
