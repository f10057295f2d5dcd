import type { Migration } from './migration';

// A sale stands in the history as one of the main wallet. What it took from the trading wallet, because it was promised late and the main one
// had too little, is told as moved there for it: so the history of each wallet is what the ledger moved.
const sql = `
alter table corrections drop constraint corrections_reason_check;
alter table corrections add constraint corrections_reason_check check (reason in ('CHARGED_BACK', 'DEBT', 'DEBT_RETURNED', 'LATE_SALE'));

insert into corrections (user_id, posting_id, wallet, asset, amount, at_ms, reason, reference)
select a.owner_id, p.id, told.wallet, a.asset, told.amount, p.at_ms, 'LATE_SALE', p.reference
  from ledger_postings p
  join ledger_entries e on e.posting_id = p.id
  join accounts a on a.id = e.account_id and a.owner_type = 'user' and a.wallet = 'TRADE'
 cross join lateral (values ('MAIN', -e.amount), ('TRADE', e.amount)) as told(wallet, amount)
 where p.kind = 'express.sell'
 order by p.id, told.wallet;
`;

export const lateSales: Migration = { version: 105, name: 'wallets of late sales in the history', sql };
