import type { Migration } from './migration';

const sql = `
-- Begun by a phone: counted by its handover, apart from what its owner begins in a day, and ended with it.
alter table upload_sessions add column by_phone boolean not null default false;
create index upload_sessions_by_phone on upload_sessions (user_id) where is_open and by_phone;
alter table handovers add column uploads_begun integer not null default 0;
`;

export const phoneUploads: Migration = { version: 44, name: 'phone_uploads', sql };
