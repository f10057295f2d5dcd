import type { BatchRows, BatchTable } from '../../app/money/batch/rows';

interface Described<Table extends BatchTable> {
  table: Table;
  /** The row type of apply_money_batch (migration 0008). */
  type: string;
  /** In the order of that type. */
  columns: readonly Extract<keyof BatchRows[Table][number], string>[];
}

const described = <Table extends BatchTable>(table: Table, type: string, columns: Described<Table>['columns']): Described<BatchTable> =>
  ({ table, type, columns }) as Described<BatchTable>;

/** The tables of a batch, in the order apply_money_batch takes them. */
export const batchTables: readonly Described<BatchTable>[] = [
  described('markets', 'batch_market', ['symbol', 'seq', 'last_price_ticks']),
  described('traders', 'batch_trader', ['user_id', 'account_type']),
  described('accounts', 'batch_account', ['id', 'owner_type', 'owner_id', 'wallet', 'asset']),
  described('orders', 'batch_order', [
    'id',
    'user_id',
    'account_type',
    'client_order_id',
    'symbol',
    'side',
    'type',
    'time_in_force',
    'is_post_only',
    'self_trade_prevention',
    'price_ticks',
    'lots',
    'quote_size',
    'filled_lots',
    'filled_quote',
    'fee_paid',
    'reserved',
    'status',
    'close_reason',
    'created_ms',
    'updated_ms',
    'maker_ppm',
    'taker_ppm',
  ]),
  described('changes', 'batch_order_change', [
    'id',
    'filled_lots',
    'filled_quote',
    'fee_paid',
    'reserved',
    'status',
    'close_reason',
    'updated_ms',
  ]),
  described('trades', 'batch_trade', [
    'id',
    'symbol',
    'price_ticks',
    'lots',
    'quote',
    'taker_side',
    'buyer_id',
    'seller_id',
    'buy_order_id',
    'sell_order_id',
    'buyer_fee',
    'seller_fee',
    'is_internal',
    'at_ms',
  ]),
  described('postings', 'batch_posting', ['id', 'kind', 'reference', 'is_internal', 'at_ms']),
  described('entries', 'batch_entry', ['posting_id', 'account_id', 'amount']),
  described('moves', 'batch_move', ['account_id', 'available', 'held']),
  described('holds', 'batch_hold', ['owner_id', 'purpose', 'reference', 'account_id', 'before', 'after']),
];
