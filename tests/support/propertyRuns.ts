import fc from 'fast-check';

// The same cases on every run, so that what turns red was changed. At night PROPERTY_RUNS=20 looks at twenty times as many, new ones.
const { PROPERTY_RUNS: times } = process.env;
if (times === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });

/** How often a property is tried. */
export const runs = (count: number): { numRuns: number } => ({ numRuns: Math.ceil(count * Number(times ?? 1)) });
