import type { Batch, TradeRecord } from '../batch/batch';
import type { BatchRows, BatchTable } from '../batch/rows';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import type { Desk } from './desk';

type Row<Table extends BatchTable> = BatchRows[Table][number];

const changeRow = (record: SpotOrderRecord): Row<'changes'> => ({
  id: record.orderId,
  filled_lots: record.filledLots,
  filled_quote: record.filledQuote,
  fee_paid: record.feePaid,
  reserved: record.reserved,
  status: record.status,
  close_reason: record.closeReason,
  updated_ms: record.updatedMs,
});

const orderRow = (record: SpotOrderRecord): Row<'orders'> => ({
  id: record.orderId,
  user_id: record.userId,
  account_type: record.accountType,
  client_order_id: record.clientOrderId,
  symbol: record.symbol,
  side: record.side,
  type: record.type,
  time_in_force: record.timeInForce,
  is_post_only: record.isPostOnly,
  self_trade_prevention: record.selfTradePrevention,
  price_ticks: record.priceTicks,
  lots: record.lots,
  quote_size: record.quoteSize,
  filled_lots: record.filledLots,
  filled_quote: record.filledQuote,
  fee_paid: record.feePaid,
  reserved: record.reserved,
  status: record.status,
  close_reason: record.closeReason,
  created_ms: record.createdMs,
  updated_ms: record.updatedMs,
  maker_ppm: record.makerPpm,
  taker_ppm: record.takerPpm,
});

const tradeRow = (trade: TradeRecord, atMs: number): Row<'trades'> => ({
  id: trade.tradeId,
  symbol: trade.symbol,
  price_ticks: trade.priceTicks,
  lots: trade.lots,
  quote: trade.quote,
  taker_side: trade.takerSide,
  buyer_id: trade.buyer.userId,
  seller_id: trade.seller.userId,
  buy_order_id: trade.buyer.orderId,
  sell_order_id: trade.seller.orderId,
  buyer_fee: trade.buyerFee,
  seller_fee: trade.sellerFee,
  is_internal: trade.isInternal,
  at_ms: atMs,
});

function marketRow(desk: Desk, symbol: string): Row<'markets'> {
  const { seq, lastPriceTicks } = desk.marketDesk(symbol);
  return { symbol, seq, last_price_ticks: lastPriceTicks };
}

/** Where the markets of a batch stand. */
export const marketRowsOf = (batch: Batch, desk: Desk): Row<'markets'>[] =>
  Array.from(batch.markets.keys(), (symbol) => marketRow(desk, symbol));

/** Accounts whose moves cancelled out stay out of the database's way. */
function moveRows(batch: Batch): Row<'moves'>[] {
  const rows: Row<'moves'>[] = [];
  for (const [account, { available, held }] of batch.moves) {
    if (available !== 0n || held !== 0n) rows.push({ account_id: account.id, available, held });
  }
  return rows;
}

/** Holds that are now what they were, such as those of orders that traded at once, are never written. */
function holdRows(batch: Batch): Row<'holds'>[] {
  const rows: Row<'holds'>[] = [];
  for (const [{ account, purpose, reference, amount }, before] of batch.holds) {
    if (amount === before) continue;
    rows.push({ owner_id: account.ownerId, purpose, reference, account_id: account.id, before, after: amount });
  }
  return rows;
}

/** Call it when the batch is complete, before anything else changes the desk. */
export function batchRowsOf(batch: Batch, desk: Desk): BatchRows {
  const { atMs } = batch;
  return {
    epoch: desk.epoch,
    markets: marketRowsOf(batch, desk),
    traders: batch.newTraders.map(({ userId, accountType }) => ({ user_id: userId, account_type: accountType })),
    accounts: batch.newAccounts.map(({ id, ownerType, ownerId, wallet, asset }) => ({
      id,
      owner_type: ownerType,
      owner_id: ownerId,
      wallet,
      asset,
    })),
    orders: Array.from(batch.placed.values(), orderRow),
    changes: Array.from(batch.changed.keys(), changeRow),
    trades: batch.trades.map((trade) => tradeRow(trade, atMs)),
    postings: batch.postings.map(({ postingId, kind, reference, isInternal }) => ({
      id: postingId,
      kind,
      reference,
      is_internal: isInternal,
      at_ms: atMs,
    })),
    entries: batch.entries.map(({ postingId, account, amount }) => ({ posting_id: postingId, account_id: account.id, amount })),
    moves: moveRows(batch),
    holds: holdRows(batch),
    more: batch.more,
  };
}
