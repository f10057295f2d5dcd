import type { Migration } from './migration';

const sql = `
-- Since when its owner has the account frozen, apart from what an operator does, and since when it is closed. Whoever moves no money for
-- one of these reasons has a row here: the money writer reads them with the trader.
alter table traders add column self_frozen_ms bigint, add column closed_ms bigint;

-- What tickets are for is said by the program (TicketPurpose): every new purpose would have to write the whole list anew.
alter table auth_tickets drop constraint auth_tickets_purpose_check;

-- A closed account keeps its number and nothing of its owner: the address is free again.
alter table users add column closed_at bigint;
alter table users drop constraint users_check;
alter table users add constraint users_way_in check (case
  when account_type = 2 then internal_name is not null and password_hash is null and email is null and phone is null
  when closed_at is not null then internal_name is null and password_hash is null and email is null and phone is null
  else internal_name is null and password_hash is not null and (email is not null or phone is not null) end);
`;

export const accountStanding: Migration = { version: 24, name: 'account standing', sql };
