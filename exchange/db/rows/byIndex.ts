import type { Lane, Sql } from '../../app/ports/database';

const BY_INDEX = `select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_bitmapscan', 'enable_sort']) as name`;

/**
 * A transaction whose statements take an index wherever there is one, in its order. A piece of a walk is always small, whatever the
 * planner thinks of the table: it may have grown a hundredfold since it was analysed, and a walk would read all of it for each piece.
 */
export function byIndex<Result>(database: Lane, work: (tx: Sql) => Promise<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.query(BY_INDEX);
    return work(tx);
  });
}
