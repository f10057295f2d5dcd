import type { CloseReason, OrderSide } from '@/domain/order/enums';

// What a book answers, in the order it happened. Every placed order ends its own command with exactly one of
// `rested`, `filled`, `closed` or `rejected`; a maker is filled when its trade says makerLotsLeft 0.

/** A trade happens at the maker's price. */
export interface TradeEvent {
  type: 'trade';
  makerOrderId: string;
  makerOwnerId: string;
  takerOrderId: string;
  takerSide: OrderSide;
  priceTicks: number;
  lots: number;
  makerLotsLeft: number;
}

/** The rest of a placed order now waits in the book. */
export interface RestedEvent {
  type: 'rested';
  orderId: string;
  lots: number;
}

/** A placed order has nothing left to do (of a quote amount less than one lot may stay unused). */
export interface FilledEvent {
  type: 'filled';
  orderId: string;
}

/** An order was taken out with a rest: the taker's own, a maker by self-trade prevention, or a cancel. */
export interface ClosedEvent {
  type: 'closed';
  orderId: string;
  ownerId: string;
  reason: CloseReason;
  /** Lots left; of a market order sized in quote, 0. */
  lots: number;
}

/** Nothing happened to the book. */
export type RejectedEvent = { type: 'rejected'; orderId: string } & (
  | { reason: 'POST_ONLY_WOULD_TAKE'; bestOppositeTicks: number }
  | { reason: 'FOK_UNFILLABLE'; fillableLots: number }
  | { reason: 'NO_LIQUIDITY' }
  /** A quote amount that buys less than one lot at the best price. */
  | { reason: 'BUDGET_BELOW_ONE_LOT'; bestOppositeTicks: number }
);

/** Lots now waiting at a price; 0: the level is gone. */
export interface LevelEvent {
  type: 'level';
  side: OrderSide;
  priceTicks: number;
  lots: number;
}

export type EngineEvent = TradeEvent | RestedEvent | FilledEvent | ClosedEvent | RejectedEvent | LevelEvent;
