import type { Migration } from './migration';

const sql = `
-- The number a phone shows from when it opened a link, typed at the computer before the phone is told anything. Links of before carry none:
-- they end.
delete from handovers;
alter table handovers
  add column match_number smallint,
  add column confirmed_at bigint,
  add column phone_ip text,
  add column phone_country text,
  add constraint handovers_phone_shows_number check ((phone_hash is null) or (match_number is not null)),
  add constraint handovers_confirmed_have_phone check (confirmed_at is null or match_number is not null);
`;

export const handoverNumbers: Migration = { version: 46, name: 'handover_numbers', sql };
