import { moneyBatchWith } from './0008_money_batch';
import { ordersWithClosed } from './0015_cheaper_batches';
import type { Migration } from './migration';

// PostgreSQL reads the checks of a table anew for every statement that writes to it, and a list of words is the longest to read: they
// took a tenth of a batch. What a batch brings is checked where it comes in, by the types of its rows; what may change later stays
// checked by the tables.
const WORDS: Readonly<Record<string, readonly string[]>> = {
  order_side: ['BUY', 'SELL'],
  order_type: ['LIMIT', 'MARKET'],
  order_time_in_force: ['GTC', 'IOC', 'FOK'],
  order_status: ['OPEN', 'FILLED', 'CANCELED', 'EXPIRED'],
  account_owner: ['user', 'system'],
  hold_purpose: ['order', 'withdrawal', 'margin', 'plan'],
  market_condition: ['LIVE', 'POST_ONLY', 'CANCEL_ONLY', 'HALTED', 'DELISTED'],
  condition_reason: ['OPERATOR', 'BREAKER', 'REBUILD', 'RECONCILIATION'],
};

const domains = Object.entries(WORDS).map(
  ([name, words]) => `create domain ${name} as text check (value in (${words.map((word) => `'${word}'`).join(', ')}));\n`,
);

const rowTypes = `
alter type batch_order
  alter attribute side type order_side,
  alter attribute type type order_type,
  alter attribute time_in_force type order_time_in_force,
  alter attribute status type order_status;
alter type batch_order_change alter attribute status type order_status;
alter type batch_trade alter attribute taker_side type order_side;
alter type batch_account alter attribute owner_type type account_owner;
alter type batch_hold alter attribute purpose type hold_purpose;
`;

const tables = `
alter table spot_orders
  drop constraint spot_orders_side_check,
  drop constraint spot_orders_type_check,
  drop constraint spot_orders_time_in_force_check,
  drop constraint spot_orders_status_check,
  drop constraint spot_orders_reserved_check,
  drop constraint spot_orders_check1,
  add constraint spot_orders_reserved_check check (reserved = 0 or (reserved > 0 and status = 'OPEN'));
alter table spot_trades drop constraint spot_trades_taker_side_check;
alter table holds drop constraint holds_purpose_check;

-- Moves with every batch, but for these columns.
alter table market_state
  drop constraint market_state_state_check,
  drop constraint market_state_state_reason_check,
  drop constraint market_state_check,
  drop constraint market_state_check1,
  alter state type market_condition,
  alter state_reason type condition_reason,
  add constraint market_state_check
    check (case state when 'LIVE' then state_reason is null and state_until_ms is null
      else state_reason is not null and (state <> 'DELISTED' or state_until_ms is null) end);

-- Which accounts mirror what others have, and so may owe, is said once, when they are opened.
alter table accounts
  drop constraint accounts_owner_type_check,
  drop constraint accounts_available_check,
  add column may_owe boolean not null default false;
update accounts set may_owe = true where owner_type = 'system' and owner_id in ('issuance', 'adjustments');
alter table accounts add constraint accounts_available_check check (available >= 0 or (may_owe and owner_type = 'system'));
create function say_what_may_owe() returns trigger language plpgsql as $body$
begin
  new.may_owe := new.owner_id in ('issuance', 'adjustments');
  return new;
end
$body$;
create trigger accounts_may_owe before insert on accounts
  for each row when (new.owner_type = 'system') execute function say_what_may_owe();
`;

// Names of a user's orders are read from the index that keeps them apart (moneyOrders.ts).
const indexes = `
drop index spot_orders_by_user;
`;

// Two sums an account instead of four.
const agreement = `
  select max(case when b.owed <> 0 then 1 when b.unheld <> 0 then 2 else 0 end) into broken
    from (
      select sum(owed) as owed, sum(unheld) as unheld
        from (
          select account_id, amount as owed, 0::bigint as unheld from unnest(p_entries)
          union all
          select account_id, -(available + held), held from unnest(p_moves)
          union all
          select account_id, 0, before - after from unnest(p_holds)
        ) sides
       group by account_id
    ) b;
`;

export const leanerBatches: Migration = {
  version: 16,
  name: 'leaner batches',
  sql: domains.join('') + rowTypes + tables + indexes + moneyBatchWith(ordersWithClosed, agreement),
};
