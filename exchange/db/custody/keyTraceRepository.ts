import type { KeyTraces } from '../../app/custody/keyTraces';
import type { Sql } from '../../app/ports/database';

const SAMPLE = 20;

export const createKeyTraceRepository = (sql: Sql): KeyTraces => ({
  someAddresses: (chainId) =>
    sql.query(
      `(select index, address from deposit_addresses where chain_id = $1 order by index limit $2)
       union (select index, address from deposit_addresses where chain_id = $1 order by index desc limit $2)`,
      [chainId, SAMPLE],
    ),
  forgetIdleBlocks: async (chainId) => {
    await sql.query('delete from chain_cursors where chain_id = $1 and not exists (select from deposit_addresses where chain_id = $1)', [
      chainId,
    ]);
  },
});
