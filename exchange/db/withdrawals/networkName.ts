import type { Sql } from '../../app/ports/database';

/** What a network is called; also of one that carries nothing any more. */
export const networkName = async (sql: Sql, chainId: string): Promise<string | undefined> =>
  (await sql.query<{ name: string }>('select name from chains where chain_id = $1', [chainId]))[0]?.name;
