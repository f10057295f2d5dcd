import type { Migration } from './migration';

// What the simulated payment provider knows: it is another company's memory, and the exchange reads nothing of it. No number of a card is
// ever asked for. Events are told until they were taken.
const simulated = `
create table simulated_payments (
  id text primary key,
  reference text not null unique,
  side text not null check (side in ('BUY', 'SELL')),
  amount text not null,
  currency text not null,
  method_kind text not null,
  merchant text not null,
  return_url text not null,
  state text not null check (state in ('OPEN', 'PAID', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK')),
  paid_with text,
  created_ms bigint not null,
  expires_ms bigint not null
);
create table simulated_payment_events (
  id bigint generated always as identity primary key,
  payment_id text not null references simulated_payments on delete cascade,
  state text not null,
  at_ms bigint not null,
  due_ms bigint not null,
  told_ms bigint
);
create index simulated_payment_events_due on simulated_payment_events (due_ms) where told_ms is null;
`;

export const simulatedPayments: Migration = { version: 75, name: 'payments of the simulated provider', sql: simulated };
