import type { OrderSide, SelfTradePrevention, TimeInForce } from '@/domain/order/enums';

// What a book is told. Prices are ticks, sizes lots, quote amounts ticks x lots: all safe integers.

interface Placing {
  /** Unique among the orders of this book, ever. */
  orderId: string;
  /** Two orders of one owner never trade with each other. */
  ownerId: string;
  side: OrderSide;
  /** The taker's choice decides. */
  selfTradePrevention: SelfTradePrevention;
}

export interface PlaceLimit extends Placing {
  type: 'LIMIT';
  priceTicks: number;
  lots: number;
  timeInForce: TimeInForce;
  /** Refused instead of trading at once. */
  isPostOnly: boolean;
}

export interface PlaceMarket extends Placing {
  type: 'MARKET';
  /** In lots, or as the quote amount (ticks x lots) to spend or receive at most. */
  size: { lots: number } | { quoteUnits: number };
  /** The worst price it may trade at, highest for a buy, lowest for a sell; absent: no limit. */
  worstPriceTicks?: number;
}

export type PlaceCommand = PlaceLimit | PlaceMarket;

/** An order as the database remembers it, to rebuild a book from. */
export interface OpenOrder {
  orderId: string;
  ownerId: string;
  side: OrderSide;
  priceTicks: number;
  /** What is left of it. */
  lots: number;
}
