import type { TableRows } from './tables';

/** Amounts are bigint, ids decimal text, times ms since 1970. */
export type BatchValue = string | number | bigint | boolean | null;
type Row<Columns extends string> = Record<Columns, BatchValue>;

type OrderChangeColumn = 'id' | 'filled_lots' | 'filled_quote' | 'fee_paid' | 'reserved' | 'status' | 'close_reason' | 'updated_ms';
type OrderColumn =
  | OrderChangeColumn
  | 'user_id'
  | 'account_type'
  | 'client_order_id'
  | 'symbol'
  | 'side'
  | 'type'
  | 'time_in_force'
  | 'is_post_only'
  | 'self_trade_prevention'
  | 'price_ticks'
  | 'lots'
  | 'quote_size'
  | 'created_ms'
  | 'maker_ppm'
  | 'taker_ppm';
type TradeColumn =
  | 'id'
  | 'symbol'
  | 'price_ticks'
  | 'lots'
  | 'quote'
  | 'taker_side'
  | 'buyer_id'
  | 'seller_id'
  | 'buy_order_id'
  | 'sell_order_id'
  | 'buyer_fee'
  | 'seller_fee'
  | 'is_internal'
  | 'at_ms';

/** A batch as rows of the tables they go to, with the names of their columns. */
export interface BatchRows {
  /** The writer's epoch: a batch of a writer that was fenced off fails. */
  epoch: number;
  markets: Row<'symbol' | 'seq' | 'last_price_ticks'>[];
  traders: Row<'user_id' | 'account_type'>[];
  /** Opened empty; `moves` says what comes in. */
  accounts: Row<'id' | 'owner_type' | 'owner_id' | 'wallet' | 'asset'>[];
  orders: Row<OrderColumn>[];
  /** Orders of earlier batches. */
  changes: Row<OrderChangeColumn>[];
  trades: Row<TradeColumn>[];
  postings: Row<'id' | 'kind' | 'reference' | 'is_internal' | 'at_ms'>[];
  entries: Row<'posting_id' | 'account_id' | 'amount'>[];
  /** By how much available and held change. */
  moves: Row<'account_id' | 'available' | 'held'>[];
  /** What a hold was and is; 0 is none. */
  holds: Row<'owner_id' | 'purpose' | 'reference' | 'account_id' | 'before' | 'after'>[];
  /** Rows of registered tables. */
  more: TableRows[];
}

/** The tables of a batch whose rows have a type of their own in the database. */
export type BatchTable = Exclude<keyof BatchRows, 'epoch' | 'more'>;
