import type { FavouriteStore } from '../../app/favourites/favourites';
import type { Sql } from '../../app/ports/database';

// Calls of one user at the same instant each count before the other's row is there; the limit may then be passed by a few.
const COLLECT = `
  insert into favourites (user_id, symbol)
  select $1::bigint, $2::text
   where (select count(*) from favourites where user_id = $1::bigint and symbol <> $2::text) < $3::bigint
  on conflict (user_id, symbol) do update set symbol = excluded.symbol
  returning 1 as kept`;

/** Favourites in the exchange's database (migration 0005). */
export function createFavouriteStore(sql: Sql): FavouriteStore {
  return {
    list: async (userId) => {
      const rows = await sql.query<{ symbol: string }>('select symbol from favourites where user_id = $1::bigint order by id', [userId]);
      return rows.map(({ symbol }) => symbol);
    },
    collect: async (userId, symbol, most) => (await sql.query(COLLECT, [userId, symbol, most])).length === 1,
    uncollect: async (userId, symbol) => {
      await sql.query('delete from favourites where user_id = $1::bigint and symbol = $2', [userId, symbol]);
    },
  };
}
