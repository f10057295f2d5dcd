import type { Migration } from './migration';

const sql = `
-- Which freeze of its owner's was finished: sessions ended and the owner told. Another one in traders is of a process that died behind the
-- commit of the money. What is frozen now was told before there was this column.
alter table users add column freeze_told_ms bigint;
update users u set freeze_told_ms = t.self_frozen_ms from traders t where t.user_id = u.id::text and t.self_frozen_ms is not null;
create index traders_self_frozen on traders (self_frozen_ms) where self_frozen_ms is not null;
`;

export const toldFreezes: Migration = { version: 38, name: 'told freezes', sql };
