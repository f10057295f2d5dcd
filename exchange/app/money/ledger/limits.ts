/** Ledger units that any stored amount stays within; the database's int8 ends a little above. */
export const LEDGER_LIMIT = 9_000_000_000_000_000_000n;
