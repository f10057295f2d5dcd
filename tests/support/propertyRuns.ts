import fc from 'fast-check';
import { isMutationRun } from './mutationRun';

// The same cases on every run, so that what turns red was changed. At night PROPERTY_RUNS=20 looks at twenty times as many, new ones.
const { PROPERTY_RUNS: times } = process.env;
if (times === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
// A mutation run wants to know whether anything is noticed, not the smallest case that shows it; few cases do, the same for every mutant.
if (isMutationRun) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, endOnFailure: true });

/** How often a property is tried. */
export const runs = (count: number): { numRuns: number } => ({ numRuns: Math.ceil(count * Number(times ?? 1)) });

/** False where so few cases are tried that they need not have everything in them that a test counts on. */
export const isFullRun = Number(times ?? 1) >= 1;
