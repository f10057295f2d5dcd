import type { Migration } from './migration';

const sql = `
create table uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  brand text not null,
  type text not null,
  content_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  width int,
  height int,
  pages int,
  storage_key text not null unique,
  -- The file's own key, sealed by one of SEALING_KEYS.
  sealed_key text not null,
  created_at bigint not null,
  -- Since when it belongs to something that was handed in.
  in_use_at bigint
);
create index uploads_by_user on uploads (user_id, id);
create index uploads_unused on uploads (created_at) where in_use_at is null;

create table upload_sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  brand text not null,
  type text not null,
  -- Null: a whole file by one call, which says neither before.
  size bigint,
  sha256 text,
  received bigint not null default 0,
  storage_key text not null unique,
  sealed_key text not null,
  is_open boolean not null default true,
  upload_id bigint references uploads (id) on delete set null,
  created_at bigint not null,
  expires_at bigint not null
);
create index upload_sessions_by_user on upload_sessions (user_id, created_at);
create index upload_sessions_by_expiry on upload_sessions (expires_at);

create table upload_parts (
  session_id bigint not null references upload_sessions (id) on delete cascade,
  part_at bigint not null,
  size int not null,
  storage_key text not null unique,
  primary key (session_id, part_at)
);

-- What is stored and belongs to no row, or to none for much longer: written down before it is stored and when its row goes, so that a
-- crash leaves nothing behind.
create table upload_garbage (
  storage_key text primary key,
  due_at bigint not null
);
create index upload_garbage_by_due on upload_garbage (due_at);
`;

export const uploads: Migration = { version: 26, name: 'uploads', sql };
