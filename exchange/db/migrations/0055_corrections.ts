import type { Migration } from './migration';

// What operators gave to users, took, or took back, entry by entry: entries of the ledger cannot be looked up by whose they are, and an
// index that could would cost every batch. Written by the command that posts it.
const table = `
create table corrections (
  id bigint generated always as identity primary key,
  user_id text collate "C" not null,
  posting_id bigint not null,
  wallet text not null,
  asset text collate "C" not null references assets (asset),
  amount bigint not null check (amount <> 0),
  at_ms bigint not null
);
create index corrections_by_user on corrections (user_id, at_ms, id);
insert into money_tables (name, key_columns) values ('corrections', '{id}');

insert into corrections (user_id, posting_id, wallet, asset, amount, at_ms)
select a.owner_id, p.id, a.wallet, a.asset, e.amount, p.at_ms
  from ledger_postings p
  join ledger_entries e on e.posting_id = p.id
  join accounts a on a.id = e.account_id and a.owner_type = 'user'
 where p.kind in ('operator.adjust', 'operator.reverse')
 order by p.id, a.id;

create index referral_payouts_paid on referral_payouts (user_id, paid_ms, id) where paid_ms is not null;
`;

export const corrections: Migration = { version: 55, name: 'corrections of operators by user', sql: table };
