import type { Migration } from './migration';

// What price bands hang on, in millionths of a tick, where the market stood, and since when. Null until a market's first batch.
export const referencePrice: Migration = {
  version: 12,
  name: 'reference price',
  sql: `
alter table market_state
  add column reference_micros numeric check (reference_micros > 0),
  add column reference_sample_micros numeric check (reference_sample_micros > 0),
  add column reference_ms bigint;
`,
};
