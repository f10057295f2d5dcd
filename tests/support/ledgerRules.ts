import type { Database } from '@/exchange/app/ports/database';

/** What must hold after every batch; each query answers the rows that break it. */
const BROKEN = {
  'an asset does not sum to zero': `
    select a.asset, sum(e.amount)::text as off from ledger_entries e join accounts a on a.id = e.account_id
     group by a.asset having sum(e.amount) <> 0`,
  'a posting does not sum to zero': `
    select e.posting_id::text, a.asset from ledger_entries e join accounts a on a.id = e.account_id
     group by e.posting_id, a.asset having sum(e.amount) <> 0`,
  'an account is not the sum of its entries': `
    select a.id::text, a.owner_id, a.asset from accounts a left join ledger_entries e on e.account_id = a.id
     group by a.id having coalesce(sum(e.amount), 0) <> a.available + a.held`,
  'held is not what open orders reserve': `
    select a.owner_id, a.asset, a.held::text, coalesce(r.reserved, 0)::text as reserved
      from accounts a
      left join (
        select o.user_id, case o.side when 'BUY' then m.quote else m.base end as asset, sum(o.reserved) as reserved
          from spot_orders o join markets m on m.symbol = o.symbol where o.status = 'OPEN' group by 1, 2
      ) r on r.user_id = a.owner_id and r.asset = a.asset
     where a.owner_type = 'user' and a.wallet = 'TRADE' and a.held <> coalesce(r.reserved, 0)`,
  'held is not the sum of its holds': `
    select a.id::text, a.owner_id, a.held::text, coalesce(h.amount, 0)::text as holds
      from accounts a left join (select account_id, sum(amount) as amount from holds group by 1) h on h.account_id = a.id
     where a.held <> coalesce(h.amount, 0)`,
  'an order holds another amount than it reserves': `
    select o.id::text, o.status, o.reserved::text, h.amount::text from spot_orders o
      full join (select * from holds where purpose = 'order') h on h.owner_id = o.user_id and h.reference = o.id::text
     where coalesce(o.reserved, 0) <> coalesce(h.amount, 0)`,
  'an entry has no posting or no account': `
    select e.posting_id::text from ledger_entries e
      left join ledger_postings p on p.id = e.posting_id left join accounts a on a.id = e.account_id
     where p.id is null or a.id is null`,
  'the list of open orders is another than the orders say': `
    select o.id::text, o.status, x.order_id::text as listed from spot_orders o
      full join spot_open_orders x on x.order_id = o.id and x.user_id = o.user_id
     where (o.status = 'OPEN') is distinct from (x.order_id is not null)`,
  'an order is filled by another amount than its trades': `
    select o.id::text from spot_orders o
      left join (
        select id, sum(lots) as lots, sum(quote) as quote, sum(fee) as fee from (
          select buy_order_id as id, lots, quote, buyer_fee as fee from spot_trades
          union all select sell_order_id, lots, quote, seller_fee from spot_trades
        ) sides group by id
      ) t on t.id = o.id
     where o.filled_lots <> coalesce(t.lots, 0) or o.filled_quote <> coalesce(t.quote, 0) or o.fee_paid <> coalesce(t.fee, 0)`,
};

/** The rules that do not hold, with the rows that break them. */
export async function brokenRules(database: Database): Promise<{ rule: string; rows: object[] }[]> {
  const broken: { rule: string; rows: object[] }[] = [];
  for (const [rule, query] of Object.entries(BROKEN)) {
    const rows = await database.query<object>(query);
    if (rows.length > 0) broken.push({ rule, rows });
  }
  return broken;
}

/** Orders that are open, or that something is held for: none once everything was cancelled. */
export const heldOrders = (database: Database): Promise<object[]> =>
  database.query(`select o.id::text, o.status, o.reserved::text, h.amount::text from spot_orders o
    full join (select * from holds where purpose = 'order') h on h.owner_id = o.user_id and h.reference = o.id::text
   where o.status = 'OPEN' or o.reserved <> 0 or h.amount is not null`);
