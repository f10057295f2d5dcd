import { Book } from '@/exchange/engine/book';
import type { PlaceLimit, PlaceMarket } from '@/exchange/engine/commands';
import type { EngineEvent } from '@/exchange/engine/engineEvents';

/** A limit order of an owner of its own; `more` replaces fields. */
export const limit = (
  orderId: string,
  side: 'BUY' | 'SELL',
  priceTicks: number,
  lots: number,
  more: Partial<PlaceLimit> = {},
): PlaceLimit => ({
  type: 'LIMIT',
  orderId,
  ownerId: `owner of ${orderId}`,
  side,
  priceTicks,
  lots,
  timeInForce: 'GTC',
  isPostOnly: false,
  selfTradePrevention: 'CANCEL_TAKER',
  ...more,
});

/** A market order of an owner of its own; `more` replaces fields. */
export const market = (orderId: string, side: 'BUY' | 'SELL', size: PlaceMarket['size'], more: Partial<PlaceMarket> = {}): PlaceMarket => ({
  type: 'MARKET',
  orderId,
  ownerId: `owner of ${orderId}`,
  side,
  size,
  selfTradePrevention: 'CANCEL_TAKER',
  ...more,
});

/** A book in which these orders were placed one after the other. */
export function bookWith(...orders: PlaceLimit[]): Book {
  const book = new Book();
  for (const order of orders) book.place(order, []);
  return book;
}

/** Places an order and answers what happened. */
export function place(book: Book, command: PlaceLimit | PlaceMarket): EngineEvent[] {
  const out: EngineEvent[] = [];
  book.place(command, out);
  return out;
}

/** Who was traded with, at which price and how much, in the order it happened. */
export const tradesOf = (events: EngineEvent[]) =>
  events.flatMap((event) => (event.type === 'trade' ? [[event.makerOrderId, event.priceTicks, event.lots]] : []));

/** What happened to one order. */
export const endOf = (events: EngineEvent[], orderId: string) => events.filter((event) => 'orderId' in event && event.orderId === orderId);
