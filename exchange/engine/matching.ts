import { assertNever } from '@/domain/assertNever';
import type { OrderSide } from '@/domain/order/enums';
import type { BookSide } from './bookSide';
import type { EngineEvent } from './engineEvents';
import type { PriceLevel, RestingOrder } from './priceLevel';
import type { Taker } from './taker';

/** Why a taker stopped taking. */
export type MatchEnd = 'DONE' | 'BOOK_EMPTY' | 'PRICE_LIMIT' | 'SELF_TRADE';

export interface Makers {
  side: BookSide;
  /** All orders of the book, from which those that leave it are taken. */
  orders: Map<string, RestingOrder>;
}

/** Trades the taker against the best makers, oldest first at each price, until it is done or may go no further. */
export function matchTaker(taker: Taker, makers: Makers, out: EngineEvent[]): MatchEnd {
  for (;;) {
    const level = makers.side.best;
    if (level === undefined) return 'BOOK_EMPTY';
    if (!taker.reaches(level.priceTicks)) return 'PRICE_LIMIT';
    const lotsBefore = level.lots;
    const end = takeFromLevel(taker, level, makers, out);
    if (level.lots !== lotsBefore) {
      if (level.lots === 0) makers.side.drop(level);
      out.push({ type: 'level', side: level.side, priceTicks: level.priceTicks, lots: level.lots });
    }
    if (end !== undefined) return end;
  }
}

function takeFromLevel(taker: Taker, level: PriceLevel, makers: Makers, out: EngineEvent[]): MatchEnd | undefined {
  for (;;) {
    const wanted = taker.wants(level.priceTicks);
    if (wanted === 0) return 'DONE';
    const maker = level.first;
    if (maker === undefined) return undefined;
    if (maker.ownerId !== taker.ownerId) {
      trade(taker, maker, Math.min(wanted, maker.lots), makers, out);
    } else if (preventSelfTrade(taker, maker, makers, out) === 'STOP') {
      return 'SELF_TRADE';
    }
  }
}

function trade(taker: Taker, maker: RestingOrder, lots: number, makers: Makers, out: EngineEvent[]): void {
  const { level } = maker;
  level.reduce(maker, lots);
  taker.take(level.priceTicks, lots);
  out.push({
    type: 'trade',
    makerOrderId: maker.orderId,
    makerOwnerId: maker.ownerId,
    takerOrderId: taker.orderId,
    takerSide: oppositeOf(level.side),
    priceTicks: level.priceTicks,
    lots,
    makerLotsLeft: maker.lots,
  });
  if (maker.lots > 0) return;
  level.remove(maker);
  makers.orders.delete(maker.orderId);
}

function preventSelfTrade(taker: Taker, maker: RestingOrder, makers: Makers, out: EngineEvent[]): 'STOP' | 'GO_ON' {
  switch (taker.selfTradePrevention) {
    case 'CANCEL_TAKER':
      return 'STOP';
    case 'CANCEL_MAKER':
      takeOut(maker, makers, out);
      return 'GO_ON';
    case 'CANCEL_BOTH':
      takeOut(maker, makers, out);
      return 'STOP';
    default:
      return assertNever(taker.selfTradePrevention);
  }
}

function takeOut(maker: RestingOrder, makers: Makers, out: EngineEvent[]): void {
  maker.level.remove(maker);
  makers.orders.delete(maker.orderId);
  out.push({ type: 'closed', orderId: maker.orderId, ownerId: maker.ownerId, reason: 'SELF_TRADE', lots: maker.lots });
}

export function oppositeOf(side: OrderSide): OrderSide {
  return side === 'BUY' ? 'SELL' : 'BUY';
}
