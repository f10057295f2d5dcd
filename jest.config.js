const nextJest = require('next/jest.js');
const { onePieces } = require('./tests/support/onePieces.js');

const esmPackages = [
  '@noble/hashes',
  'typebox',
  '@electric-sql',
  'msw',
  'rettime',
  'until-async',
  '@mswjs',
  '@open-draft',
  '@bundled-es-modules',
  'tough-cookie',
  'cookie',
  'marked',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|')})/)`];
const moduleNameMapper = { '^@/(.*)$': '<rootDir>/$1' };
const swc = [
  '@swc/jest',
  { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
];

/**
 * Looking a global up in a sandbox takes a hundred times as long as a variable: these come as variables. None that a test replaces or a
 * package has a name of its own for.
 */
const sandboxInjectedGlobals = [
  'Math',
  'BigInt',
  'Number',
  'String',
  'Object',
  'Array',
  'JSON',
  'Symbol',
  'Promise',
  'Error',
  'Buffer',
  'Uint8Array',
  'WeakMap',
  'Reflect',
  'RegExp',
];

/** Server-side code: plain Node, no Next transform. */
const node = (displayName, roots) => ({
  displayName,
  rootDir: __dirname,
  testMatch: roots.map((root) => `<rootDir>/tests/${root}/**/*.test.ts`),
  testEnvironment: '<rootDir>/tests/support/nodeEnvironment.js',
  globalSetup: '<rootDir>/tests/support/findServer.ts',
  globalTeardown: '<rootDir>/tests/support/dropSchemas.ts',
  transform: { '^.+\\.(t|j|mj)sx?$': swc, '^.+\\.mjs$': swc },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transformIgnorePatterns,
  sandboxInjectedGlobals,
  moduleNameMapper: {
    ...moduleNameMapper,
    ...onePieces.node(),
    '^@electric-sql/pglite$': '<rootDir>/tests/support/pglite.js',
    '^@electric-sql/pglite/nodefs$': '<rootDir>/tests/support/pgliteFiles.js',
  },
});

/** Components and browser code: jsdom with fetch, through Next's own transform. */
const web = async () => {
  const config = await nextJest({ dir: __dirname })({
    displayName: 'web',
    testMatch: ['<rootDir>/tests/web/**/*.test.{ts,tsx}'],
    testEnvironment: '<rootDir>/tests/support/webEnvironment.js',
    moduleNameMapper: { ...moduleNameMapper, ...onePieces.web() },
    setupFilesAfterEnv: ['<rootDir>/tests/support/setupWeb.ts'],
  })();
  return { ...config, transformIgnorePatterns };
};

module.exports = async () => ({
  // Far more than any test takes: a busy machine is slow, not wrong.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/tests/support/longestFirst.js',
  projects: [node('unit', ['domain', 'contract', 'tools', 'engine', 'server']), node('exchange', ['exchange']), await web()],
});
