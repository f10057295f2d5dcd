// Stands in for @electric-sql/pglite under jest (see nodeEnvironment.js): the real package, loaded outside the sandbox.
const { AsyncLocalStorage } = require('node:async_hooks');

const real = globalThis.hostRequire('@electric-sql/pglite');

// The embedded database has one connection: whoever asks it from inside of a transaction, and not that transaction, waits for ever, and
// everybody else behind them. Here that is an error at once.
const guarded = Symbol.for('asked by its own transaction');
const { prototype } = real.PGlite;

if (!prototype[guarded]) {
  const inside = new AsyncLocalStorage();
  const { query, transaction } = prototype;
  prototype[guarded] = true;
  prototype.query = function (...asked) {
    const scope = inside.getStore();
    if (scope?.isOpen && scope.database === this) throw new Error(`asked beside its own transaction, for ever: ${asked[0]}`);
    return query.apply(this, asked);
  };
  prototype.transaction = function (work) {
    const scope = { database: this, isOpen: true };
    const watched = (tx) =>
      inside.run(scope, async () => {
        try {
          return await work(tx);
        } finally {
          scope.isOpen = false;
        }
      });
    return transaction.call(this, watched);
  };
}

module.exports = real;
