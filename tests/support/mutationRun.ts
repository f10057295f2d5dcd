/** True in a mutation run (tools/mutate.mjs), where the same tests are run for every mutant, all in one process. */
export const isMutationRun = process.env.MUTATION_TESTS !== undefined;
