import type { Migration } from './migration';

const sql = `
-- The pictures of a step, handed over to a phone that is not signed in. One of each user's: a new link ends the one before.
create table handovers (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users (id),
  -- That began it, and that it ends with.
  session_id bigint not null references sessions (id) on delete cascade,
  step text not null check (step in ('DOCUMENT', 'SELFIE')),
  -- Of the verification.
  attempt integer not null,
  link_hash text not null unique,
  -- Of the phone that came first; null while none has.
  phone_hash text unique,
  user_agent text,
  begun_at bigint not null,
  expires_at bigint not null
);
create index handovers_by_session on handovers (session_id);
create index handovers_by_expiry on handovers (expires_at);

-- Uploads the phone began. What became of them the uploads say.
create table handover_uploads (
  session_id bigint primary key references upload_sessions (id) on delete cascade,
  handover_id bigint not null references handovers (id) on delete cascade,
  slot text not null
);
create index handover_uploads_by_handover on handover_uploads (handover_id);
`;

export const handovers: Migration = { version: 43, name: 'handovers', sql };
