import type { Migration } from './migration';

// Which brand a host belongs to, where two claim it: the one that had it keeps it, after a restart too.
const sql = `
create table brand_hosts (
  host text collate "C" primary key,
  brand text not null
);
`;

export const brandHosts: Migration = { version: 102, name: 'hosts of brands', sql };
