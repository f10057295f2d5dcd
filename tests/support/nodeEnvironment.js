const { TestEnvironment } = require('jest-environment-node');
const { lendEngine } = require('./keptEngines.ts');

/**
 * Plain Node, plus packages that cannot be loaded inside jest's sandbox: PGlite imports parts of itself with import(),
 * which the sandbox refuses. They are loaded outside and handed in, and so is what outlives a file of tests (keptEngines.ts).
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.hostRequire = (name) => require(name);
    this.global.hostLendEngine = lendEngine;
  }
};
