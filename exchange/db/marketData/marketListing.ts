import type { Coin } from '@/contract/market';
import type { ListedInstrument } from '../../app/markets/listedInstrument';
import type { Sql } from '../../app/ports/database';

// numeric keeps the zeros it was written with; the wire has none at the end.
const decimal = (column: string, name: string) => `trim_scale(${column})::text as "${name}"`;

/** Coins and instruments as the database lists them, in their default order. */
export async function readListing(sql: Sql): Promise<{ coins: Coin[]; instruments: ListedInstrument[] }> {
  const coins = await sql.query<Coin>(
    `select asset as "coinSymbol", name, '/coins/' || lower(asset) || '.svg' as "icon", is_fiat as "isFiat",
       is_open::integer as "isOpen", sort, scale::integer as "scale"
     from assets order by sort desc, asset`,
  );
  const instruments = await sql.query<ListedInstrument>(
    `select symbol, kind, base, quote, settle, ${decimal('price_unit', 'priceUnit')}, ${decimal('quantity_unit', 'quantityUnit')},
       ${decimal('price_increment', 'priceIncrement')}, ${decimal('quantity_increment', 'quantityIncrement')},
       ${decimal('min_quantity', 'minQuantity')}, ${decimal('max_quantity', 'maxQuantity')}, ${decimal('min_notional', 'minNotional')},
       ${decimal('price_band', 'priceBand')}, state, state_reason as "stateReason", state_until_ms::float8 as "stateUntil", categories, listed_ms::float8 as "listedAt", sort
     from markets join market_state using (symbol) order by sort, symbol`,
  );
  return { coins, instruments };
}
