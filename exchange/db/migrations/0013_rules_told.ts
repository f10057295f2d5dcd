import type { Migration } from './migration';

// A block of the rules against guessing is told to the audit log once, by the first attempt it refuses: until when that block was.
const blocks = `
alter table attempts add column told_until bigint;
`;

export const rulesTold: Migration = { version: 13, name: 'rules told', sql: blocks };
