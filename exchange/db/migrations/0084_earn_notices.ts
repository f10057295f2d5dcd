import type { Migration } from './migration';

// Ends of plans are told from here on: what happened before is history.
const source = `
insert into notice_sources (source, told_through) select 'earn', coalesce(max(id), 0) from earn_actions;
`;

export const earnNotices: Migration = { version: 84, name: 'what is told of earn plans', sql: source };
