import type { Migration } from './migration';

// A block of the rules against guessing is told to the audit log once, by the first attempt it refuses: until when that block was.
const blocks = `
alter table attempts add column told_until bigint;
`;

// What a market was before it was halted because its book could not be rebuilt: {state, stateReason, stateUntil}. It is that again once
// the book can be.
const halts = `
alter table market_state add column halted_from jsonb;
`;

export const remembered: Migration = { version: 13, name: 'remembered', sql: blocks + halts };
