import type { Migration } from './migration';

const sql = `
-- What a decision is about: grows by one with every time that something is handed in.
alter table verifications add column submission integer not null default 0;
update verifications set submission = attempt where submitted_at is not null;
-- Providers have to name it, so those who were told without it are told again.
update verifications set next_send_at = submitted_at, send_tries = 0 where status = 'IN_REVIEW' and review_by = 'provider';
`;

export const verificationSubmissions: Migration = { version: 37, name: 'verification submissions', sql };
