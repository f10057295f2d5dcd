// Run by tools/mutate.mjs, which adds what is mutated, by whose tests, and where the report goes.
export default {
  testRunner: 'area',
  plugins: ['./tools/mutation/runner.mjs'],
  coverageAnalysis: 'perTest',
  // What is worked out while files are loaded (tables, constants) needs a new process for each mutant, which takes longer than all others.
  ignoreStatic: process.env.MUTATION_STATIC === undefined,
  // It would rewrite the real one with an interface that TypeScript 7 has no more; nothing here needs that.
  tsconfigFile: 'none.json',
  tempDirName: '.build/mutation/sandbox',
  ignorePatterns: ['.next', '.build', '.data', '/bench', '/docs', '/e2e', '/public', '/screenshots'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: process.env.MUTATION_REPORT ?? '.build/mutation/mutation.json' },
  // A mutant that loops counts as noticed when it takes this much longer than the tests took without it: enough that a busy machine
  // alone does not get there. Most loops are found sooner, by how often they come by the change.
  timeoutFactor: 3,
  timeoutMS: Number(process.env.MUTATION_TIMEOUT_MS ?? 30_000),
  // Areas with databases take minutes before the first change where a machine has other work.
  dryRunTimeoutMinutes: 60,
  allowEmpty: true,
};
