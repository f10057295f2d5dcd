import type { Batch } from './batch';
import type { Desk } from './desk';
import type { BatchRows } from './moneyStore';
import type { SpotOrderRecord } from './spotOrderRecord';

const progressOf = (record: SpotOrderRecord) => ({
  id: record.orderId,
  user_id: record.userId,
  filled_lots: record.filledLots,
  filled_quote: String(record.filledQuote),
  fee_paid: String(record.feePaid),
  reserved: String(record.reserved),
  status: record.status,
  close_reason: record.closeReason,
  updated_ms: record.updatedMs,
});

const orderRow = (record: SpotOrderRecord) => ({
  ...progressOf(record),
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
  quote_size: record.quoteSize === null ? null : String(record.quoteSize),
  created_ms: record.createdMs,
});

const tradeRows = (batch: Batch) =>
  batch.trades.map((trade) => ({
    id: trade.tradeId,
    symbol: trade.symbol,
    price_ticks: trade.priceTicks,
    lots: trade.lots,
    quote: String(trade.quote),
    taker_side: trade.takerSide,
    buyer_id: trade.buyer.userId,
    seller_id: trade.seller.userId,
    buy_order_id: trade.buyer.orderId,
    sell_order_id: trade.seller.orderId,
    buyer_fee: String(trade.buyerFee),
    seller_fee: String(trade.sellerFee),
    is_internal: trade.buyer.accountType === 2 && trade.seller.accountType === 2,
    at_ms: batch.atMs,
  }));

const marketRows = (batch: Batch, desk: Desk) =>
  [...batch.markets.keys()].map((symbol) => {
    const { epoch, seq, lastPriceTicks } = desk.marketDesk(symbol);
    return { symbol, epoch, seq, last_price_ticks: lastPriceTicks };
  });

/** Accounts whose moves cancelled out stay out of the database's way. */
function balanceRows(batch: Batch): object[] {
  const rows: object[] = [];
  for (const [account, { available, held }] of batch.moves) {
    if (available !== 0n || held !== 0n) rows.push({ id: account.id, available: String(available), held: String(held) });
  }
  return rows;
}

/** Call it when the batch is complete, before anything else changes the desk. */
export function batchRowsOf(batch: Batch, desk: Desk): BatchRows {
  return {
    markets: marketRows(batch, desk),
    orders: [...batch.placed.values()].map(orderRow),
    changes: [...batch.changed].map(progressOf),
    trades: tradeRows(batch),
    postings: batch.postings.map(({ postingId, kind, reference, isInternal }) => ({
      id: postingId,
      kind,
      reference,
      is_internal: isInternal,
      at_ms: batch.atMs,
    })),
    entries: batch.entries.map(({ postingId, account, amount }) => ({
      posting_id: postingId,
      account_id: account.id,
      amount: String(amount),
    })),
    balances: balanceRows(batch),
  };
}
