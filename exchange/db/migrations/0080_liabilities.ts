import type { Migration } from './migration';

const liabilities = `
-- What a brand owed its users at one moment, as a Merkle-sum tree. Published once its root is there.
create table liability_snapshots (
  id bigint generated always as identity primary key,
  brand text not null,
  day integer not null,
  taken_ms bigint not null,
  -- Ledger units by asset, as decimal text.
  sums json not null,
  reserves json not null,
  root_hash text,
  unique (brand, day)
);

-- The leaves in pieces of one size, as they stand in the tree: [hash, sums] each. They name nobody.
create table liability_chunks (
  snapshot_id bigint not null references liability_snapshots (id) on delete cascade,
  chunk integer not null,
  leaves json not null,
  top_hash text not null,
  top_sums json not null,
  primary key (snapshot_id, chunk)
);

-- Which leaves are whose, and what each user needs to find them.
create table liability_owners (
  user_id bigint not null references users (id),
  snapshot_id bigint not null references liability_snapshots (id) on delete cascade,
  nonce text not null,
  -- By part: where it stands among the leaves, and its sums.
  parts json not null,
  primary key (user_id, snapshot_id)
);
create index liability_owners_by_snapshot on liability_owners (snapshot_id);
`;

export const proofOfLiabilities: Migration = { version: 80, name: 'proof of liabilities', sql: liabilities };
