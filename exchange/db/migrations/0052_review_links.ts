import type { Migration } from './migration';

const sql = `
-- Links of providers say what they were made for, and those that do not open nothing: whoever waits with such is sent new ones.
update verifications set next_send_at = submitted_at, send_tries = 0 where status = 'IN_REVIEW' and review_by = 'provider';
`;

export const reviewLinks: Migration = { version: 52, name: 'review links', sql };
