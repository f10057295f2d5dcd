const all = require('./jest.config.js');

// The tests that must notice what is changed in an area: MUTATION_TESTS (comma-separated globs) of one project (MUTATION_PROJECT),
// for StrykerJS measures coverage of one environment alone.
module.exports = async () => {
  const { projects, ...common } = await all();
  const { displayName: _, ...project } = projects.find(({ displayName }) => displayName === process.env.MUTATION_PROJECT);
  const testMatch = (process.env.MUTATION_TESTS ?? '').split(',').map((glob) => `<rootDir>/${glob}`);
  // It loads the environment itself, by its path.
  return { ...common, ...project, testMatch, testEnvironment: project.testEnvironment.replace('<rootDir>', __dirname) };
};
