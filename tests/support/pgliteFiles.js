// Its file system on disk, loaded the same way: see pglite.js.
module.exports = globalThis.hostRequire('@electric-sql/pglite/nodefs');
