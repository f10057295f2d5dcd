import type { Migration } from './migration';

// The accounts that money for custody, conversion, earn and express moves through, and what it may be held for.
const words = `
create or replace function say_what_may_owe() returns trigger language plpgsql as $body$
begin
  new.may_owe := new.owner_id in ('issuance', 'adjustments', 'custody', 'networkCosts', 'conversion', 'earnInterest', 'express');
  return new;
end
$body$;

alter domain hold_purpose drop constraint hold_purpose_check;
alter domain hold_purpose
  add constraint hold_purpose_check check (value in ('order', 'withdrawal', 'margin', 'plan', 'conversion', 'express'));
`;

export const moneyAccounts: Migration = { version: 54, name: 'accounts of custody, conversion, earn and express', sql: words };
