import type { MarketState } from '../market/marketState';
import type { OrderSide, OrderType, SizeUnit, TimeInForce } from './enums';

/** A filled-in spot ticket. Price and size are plain decimals, or undefined while nothing usable is typed. */
export interface TicketForm {
  side: OrderSide;
  type: OrderType;
  /** In quote; limit orders only. */
  price: string | undefined;
  /** In base, or in quote when `sizeUnit` is QUOTE (market orders only). */
  size: string | undefined;
  sizeUnit: SizeUnit;
  timeInForce: TimeInForce;
  isPostOnly: boolean;
}

/** The rules of a market that a ticket can check before the exchange does. */
export interface MarketRules {
  base: string;
  quote: string;
  priceIncrement: string;
  quantityIncrement: string;
  minQuantity: string;
  maxQuantity: string;
  minNotional: string;
  /** Share of the reference price that a limit order may go beyond it. */
  priceBand: string;
  state: MarketState;
}

/** What can be spent: available decimals of both assets; undefined while not known. */
export interface SpendableBalances {
  base: string | undefined;
  quote: string | undefined;
}

/** One price level as the ticket walks it. */
export interface PriceLevel {
  readonly price: string;
  readonly quantity: string;
}

/** The market at this moment; sides nearest to the spread first. */
export interface MarketNow {
  bids: readonly PriceLevel[];
  asks: readonly PriceLevel[];
  last: string | undefined;
  /** What the band is counted from; undefined while not known. */
  reference: string | undefined;
}
