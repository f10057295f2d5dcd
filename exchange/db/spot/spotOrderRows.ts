import type { SpotOrderRecord } from '../../app/money/records/spotOrderRecord';

/** A row of spot_orders as the driver answers it. */
export interface SpotOrderRow {
  id: bigint;
  user_id: string;
  account_type: 0 | 1 | 2;
  client_order_id: string;
  symbol: string;
  side: SpotOrderRecord['side'];
  type: SpotOrderRecord['type'];
  time_in_force: SpotOrderRecord['timeInForce'];
  is_post_only: boolean;
  self_trade_prevention: SpotOrderRecord['selfTradePrevention'];
  price_ticks: bigint | null;
  lots: bigint | null;
  quote_size: bigint | null;
  filled_lots: bigint;
  filled_quote: bigint;
  fee_paid: bigint;
  reserved: bigint;
  status: SpotOrderRecord['status'];
  close_reason: SpotOrderRecord['closeReason'];
  created_ms: bigint;
  updated_ms: bigint;
  maker_ppm: number;
  taker_ppm: number;
}

const numberOrNull = (value: bigint | null) => (value === null ? null : Number(value));

/** Ticks, lots and times are safe integers by the writer's rules; amounts of money stay bigint. */
export function orderRecordOf(row: SpotOrderRow): SpotOrderRecord {
  return {
    orderId: String(row.id),
    userId: row.user_id,
    accountType: row.account_type,
    clientOrderId: row.client_order_id,
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    timeInForce: row.time_in_force,
    isPostOnly: row.is_post_only,
    selfTradePrevention: row.self_trade_prevention,
    priceTicks: numberOrNull(row.price_ticks),
    lots: numberOrNull(row.lots),
    quoteSize: row.quote_size,
    filledLots: Number(row.filled_lots),
    filledQuote: row.filled_quote,
    feePaid: row.fee_paid,
    reserved: row.reserved,
    status: row.status,
    closeReason: row.close_reason,
    createdMs: Number(row.created_ms),
    updatedMs: Number(row.updated_ms),
    makerPpm: row.maker_ppm,
    takerPpm: row.taker_ppm,
  };
}
