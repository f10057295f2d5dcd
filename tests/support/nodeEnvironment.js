require('./keptScripts.js');
const { TestEnvironment } = require('jest-environment-node');
const { bundles } = require('./bundles.ts');
const { lendEngine } = require('./keptEngines.ts');

/** Of keptSchemas.ts. */
const freeSchemas = [];

/**
 * Plain Node, plus packages that cannot be loaded inside jest's sandbox: PGlite imports parts of itself with import(),
 * which the sandbox refuses. They are loaded outside and handed in, and so is what outlives a file of tests (bundles.ts,
 * keptEngines.ts, keptSchemas.ts). What is compiled is kept, too (keptScripts.js).
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.hostRequire = (name) => require(name);
    this.global.hostBundles = bundles;
    this.global.hostLendEngine = lendEngine;
    this.global.hostFreeSchemas = freeSchemas;
  }
};
