import type { SpotOrder } from '@/contract/spot';
import { divideUnits, fromUnits } from '@/domain/money/units';
import type { CloseReason, OrderSide, OrderStatus, OrderType, SelfTradePrevention, TimeInForce } from '@/domain/order/enums';
import { type Market, priceText, quantityText, quoteText, receivedAsset, scaleOf } from './market';

/** What the owner asked for, in the market's integers. */
export interface OrderTerms {
  symbol: string;
  side: OrderSide;
  type: OrderType;
  timeInForce: TimeInForce;
  isPostOnly: boolean;
  selfTradePrevention: SelfTradePrevention;
  /** null for market orders */
  priceTicks: number | null;
  /** null for a market order sized in quote */
  lots: number | null;
  /** Ledger units of quote; null unless sized in quote. */
  quoteSize: bigint | null;
}

/** A spot order, as the writer keeps it while it is open and the database for good. */
export interface SpotOrderRecord extends OrderTerms {
  /** Decimal digits; grows with every order. */
  readonly orderId: string;
  readonly userId: string;
  readonly accountType: 0 | 1 | 2;
  readonly clientOrderId: string;
  /** Fixed when the order was placed: the fee shown then is the fee charged. */
  readonly makerPpm: number;
  readonly takerPpm: number;
  filledLots: number;
  /** Ledger units of quote, before fees. */
  filledQuote: bigint;
  /** Ledger units of the received asset. */
  feePaid: bigint;
  /** Ledger units of the spent asset, still held for this order; 0 once closed. */
  reserved: bigint;
  status: OrderStatus;
  closeReason: CloseReason | null;
  readonly createdMs: number;
  updatedMs: number;
}

/** Two orders with equal fingerprints ask for the same thing. */
export function fingerprintOf(terms: OrderTerms): string {
  const { symbol, side, type, timeInForce, isPostOnly, selfTradePrevention, priceTicks, lots, quoteSize } = terms;
  return [symbol, side, type, timeInForce, isPostOnly, selfTradePrevention, priceTicks, lots, quoteSize].join('|');
}

function averagePrice(record: SpotOrderRecord, market: Market): string | null {
  if (record.filledLots === 0) return null;
  const numerator = record.filledQuote * market.averageFactor;
  const denominator = BigInt(record.filledLots) * market.averagePerLot;
  return fromUnits(divideUnits(numerator, denominator, 'down'), market.averageDecimals);
}

/** The row the wire carries. */
export function toSpotOrder(record: SpotOrderRecord, market: Market): SpotOrder {
  const feeAsset = receivedAsset(market, record.side);
  return {
    orderId: record.orderId,
    clientOrderId: record.clientOrderId,
    symbol: record.symbol,
    side: record.side,
    type: record.type,
    timeInForce: record.timeInForce,
    isPostOnly: record.isPostOnly,
    price: record.priceTicks === null ? null : priceText(market, record.priceTicks),
    quantity: record.lots === null ? null : quantityText(market, record.lots),
    quoteQuantity: record.quoteSize === null ? null : quoteText(market, record.quoteSize),
    filledQuantity: quantityText(market, record.filledLots),
    filledQuote: quoteText(market, record.filledQuote),
    averagePrice: averagePrice(record, market),
    feePaid: fromUnits(record.feePaid, scaleOf(market, feeAsset)),
    feeAsset,
    status: record.status,
    closeReason: record.closeReason,
    createdAt: record.createdMs,
    updatedAt: record.updatedMs,
  };
}
