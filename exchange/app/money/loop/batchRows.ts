import type { Batch, TradeRecord } from '../batch/batch';
import type { Desk } from '../desk/desk';
import type { Account } from '../ledger/account';
import type { BatchRow, BatchRows } from '../moneyStore';
import type { SpotOrderRecord } from '../records/spotOrderRecord';

const orderRow = (record: SpotOrderRecord): BatchRow => [
  record.orderId,
  record.userId,
  record.accountType,
  record.clientOrderId,
  record.symbol,
  record.side,
  record.type,
  record.timeInForce,
  record.isPostOnly,
  record.selfTradePrevention,
  record.priceTicks,
  record.lots,
  record.quoteSize,
  record.filledLots,
  record.filledQuote,
  record.feePaid,
  record.reserved,
  record.status,
  record.closeReason,
  record.createdMs,
  record.updatedMs,
];

/** The same columns; what never changes stays empty. */
const changeRow = (record: SpotOrderRecord): BatchRow => [
  record.orderId,
  record.userId,
  ...NEVER_CHANGING,
  record.filledLots,
  record.filledQuote,
  record.feePaid,
  record.reserved,
  record.status,
  record.closeReason,
  null,
  record.updatedMs,
];
const NEVER_CHANGING = Array.from({ length: 11 }, () => null);

const tradeRow = (trade: TradeRecord, atMs: number): BatchRow => [
  trade.tradeId,
  trade.symbol,
  trade.priceTicks,
  trade.lots,
  trade.quote,
  trade.takerSide,
  trade.buyer.userId,
  trade.seller.userId,
  trade.buyer.orderId,
  trade.seller.orderId,
  trade.buyerFee,
  trade.sellerFee,
  trade.buyer.accountType === 2 && trade.seller.accountType === 2,
  atMs,
];

function marketRow(desk: Desk, symbol: string): BatchRow {
  const { epoch, seq, lastPriceTicks } = desk.marketDesk(symbol);
  return [symbol, epoch, seq, lastPriceTicks];
}

/** The columns of an account, with how much it moves by in place of its amounts. */
const balanceRow = ({ id }: Account, available: bigint, held: bigint): BatchRow => [id, null, null, null, null, available, held];

/** Accounts whose moves cancelled out stay out of the database's way. */
function balanceRows(batch: Batch): BatchRow[] {
  const rows: BatchRow[] = [];
  for (const [account, { available, held }] of batch.moves) {
    if (available !== 0n || held !== 0n) rows.push(balanceRow(account, available, held));
  }
  return rows;
}

/** Call it when the batch is complete, before anything else changes the desk. */
export function batchRowsOf(batch: Batch, desk: Desk): BatchRows {
  const { atMs } = batch;
  return {
    markets: [...batch.markets.keys()].map((symbol) => marketRow(desk, symbol)),
    orders: Array.from(batch.placed.values(), orderRow),
    changes: Array.from(batch.changed, changeRow),
    trades: batch.trades.map((trade) => tradeRow(trade, atMs)),
    postings: batch.postings.map(({ postingId, kind, reference, isInternal }) => [postingId, kind, reference, isInternal, atMs]),
    entries: batch.entries.map(({ postingId, account, amount }) => [postingId, account.id, amount]),
    balances: balanceRows(batch),
  };
}
