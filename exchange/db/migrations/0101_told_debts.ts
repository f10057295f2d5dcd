import type { Migration } from './migration';

// Coins that were charged back, debts that were collected, and what of those came back with a sale that failed: with their reason and their
// order in the history of the user, as corrections of operators are.
const sql = `
alter table corrections
  add column reason text check (reason in ('CHARGED_BACK', 'DEBT', 'DEBT_RETURNED')),
  add column reference text;

insert into corrections (user_id, posting_id, wallet, asset, amount, at_ms, reason, reference)
select a.owner_id, p.id, a.wallet, a.asset, e.amount, p.at_ms,
       case p.kind when 'express.chargeback' then 'CHARGED_BACK' else 'DEBT' end, split_part(p.reference, ':', 1)
  from ledger_postings p
  join ledger_entries e on e.posting_id = p.id
  join accounts a on a.id = e.account_id and a.owner_type = 'user'
 where p.kind in ('express.chargeback', 'express.collect')
 order by p.id, a.id;

insert into corrections (user_id, posting_id, wallet, asset, amount, at_ms, reason, reference)
select o.user_id, p.id, 'MAIN', o.coin, o.taken_back, p.at_ms, 'DEBT_RETURNED', o.id::text
  from express_orders o
  join ledger_postings p on p.kind = 'express.sellBack' and p.reference = o.id::text
 where o.side = 'SELL' and o.state = 'REFUNDED' and o.taken_back > 0
 order by p.id;
`;

export const toldDebts: Migration = { version: 101, name: 'debts in the history', sql };
