import type { Sql } from '../../app/ports/database';
import type { HostMemory } from '../../app/site/hostMemory';

const WRITE = `
with now as (select * from json_to_recordset($1::json) as g(host text, brand text)),
     gone as (delete from brand_hosts h where not exists (select 1 from now where now.host = h.host))
insert into brand_hosts (host, brand) select host, brand from now
on conflict (host) do update set brand = excluded.brand where brand_hosts.brand <> excluded.brand`;

/** Hosts of brands in the exchange's database (migration 0102). */
export const createHostMemory = (sql: Sql): HostMemory => ({
  read: async () => {
    const rows = await sql.query<{ host: string; brand: string }>('select host, brand from brand_hosts', []);
    return new Map(rows.map(({ host, brand }) => [host, brand]));
  },
  write: async (byHost) => {
    await sql.query(WRITE, [JSON.stringify([...byHost].map(([host, brand]) => ({ host, brand })))]);
  },
});
