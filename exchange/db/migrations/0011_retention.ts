import type { Migration } from './migration';

/** Retention walks over trades between internal accounts by id, as some of them stay: the last ones of each market. */
export const retention: Migration = {
  version: 11,
  name: 'retention',
  sql: `
drop index spot_trades_internal;
create index spot_trades_internal on spot_trades (id) where is_internal;
`,
};
