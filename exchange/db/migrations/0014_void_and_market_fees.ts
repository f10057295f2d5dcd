import type { Migration } from './migration';

// A proposal is worth what its proposer is: nobody confirms one of an operator who was disabled. Those of an operator whose token was
// lost are VOID, which nobody decided: the machine's owner is no operator.
const proposals = `
alter table proposals
  drop constraint proposals_decision_check,
  drop constraint proposals_check,
  add constraint proposals_decision_check check (decision in ('CONFIRMED', 'REJECTED', 'VOID')),
  add constraint proposals_check
    check ((decision is null) = (decided_ms is null) and (decision is null or decision = 'VOID') = (decided_by is null));

create function refuse_void_confirmation() returns trigger language plpgsql as $body$
begin
  if exists (select 1 from operators o where o.id = new.proposed_by and o.disabled_ms is not null) then
    raise exception 'proposal % is void: who made it is disabled', new.id using errcode = 'KM022';
  end if;
  return new;
end
$body$;
create trigger proposals_of_the_disabled_are_void before update on proposals
  for each row when (new.decision = 'CONFIRMED') execute function refuse_void_confirmation();
`;

// What orders in one market pay in a tier, where that is not what the tier pays. Null: what the tier pays, again.
const fees = `
create table market_fees (
  symbol text not null references markets,
  tier smallint not null references fee_tiers,
  maker_ppm integer check (maker_ppm between 0 and 1000000),
  taker_ppm integer check (taker_ppm between 0 and 1000000),
  primary key (symbol, tier),
  check ((maker_ppm is null) = (taker_ppm is null))
);
insert into money_tables (name, key_columns) values ('market_fees', '{symbol,tier}');
`;

export const voidAndMarketFees: Migration = { version: 14, name: 'void proposals and market fees', sql: proposals + fees };
