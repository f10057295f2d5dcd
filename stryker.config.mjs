// Run by tools/mutate.mjs, which adds what is mutated and where the report goes.
export default {
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // It would rewrite the real one with an interface that TypeScript 7 has no more; nothing here needs that.
  tsconfigFile: 'none.json',
  tempDirName: '.build/mutation/sandbox',
  ignorePatterns: ['.next', '.build', '.data', 'bench', 'docs', 'e2e', 'public', 'screenshots'],
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: process.env.MUTATION_REPORT ?? '.build/mutation/mutation.json' },
  // A mutant that loops counts as killed when it takes this much longer than the tests took without it.
  timeoutFactor: 3,
  timeoutMS: 20_000,
  allowEmpty: true,
};
