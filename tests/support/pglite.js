// Stands in for @electric-sql/pglite under jest (see nodeEnvironment.js): the real package, loaded outside the sandbox.
module.exports = globalThis.hostRequire('@electric-sql/pglite');
