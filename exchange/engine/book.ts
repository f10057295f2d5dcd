import { assertNever } from '@/domain/assertNever';
import type { CloseReason, OrderSide } from '@/domain/order/enums';
import { BookSide } from './bookSide';
import { checkCommand, checkLevelSum, checkOpenOrder } from './checks';
import type { OpenOrder, PlaceCommand, PlaceLimit, PlaceMarket } from './commands';
import type { EngineEvent } from './engineEvents';
import { type Makers, type MatchEnd, matchTaker, oppositeOf } from './matching';
import { type PriceLevel, RestingOrder } from './priceLevel';
import { type Fill, type Reach, reachOf } from './reach';
import { StateHash } from './stateHash';
import { supportOf } from './support';
import { Taker } from './taker';

/**
 * The order book of one market: price-time priority, integers only, the same answers to the same commands always.
 * Commands append what happened to `out`. A malformed command (unsafe number, id in use) throws a RangeError and changes nothing.
 */
export class Book {
  private readonly bids = new BookSide('BUY');
  private readonly asks = new BookSide('SELL');
  private readonly orders = new Map<string, RestingOrder>();
  private readonly makers: Record<OrderSide, Makers> = {
    BUY: { side: this.bids, orders: this.orders },
    SELL: { side: this.asks, orders: this.orders },
  };

  /** Open orders in priority order (of one price: oldest first). Throws a RangeError when they would cross. */
  static rebuild(openOrders: Iterable<OpenOrder>): Book {
    const book = new Book();
    for (const order of openOrders) book.load(order);
    book.checkUncrossed();
    return book;
  }

  /** One order of a rebuild, which may take pauses between them; `checkUncrossed` ends it. Throws a RangeError when it is known. */
  load(order: OpenOrder): void {
    checkOpenOrder(order);
    if (this.orders.has(order.orderId)) throw new RangeError(`order ${order.orderId} twice`);
    this.rest(order, order.lots);
  }

  /** Throws a RangeError when the best orders of both sides would trade with each other. */
  checkUncrossed(): void {
    const { best: bid } = this.bids;
    const { best: ask } = this.asks;
    if (bid !== undefined && ask !== undefined && bid.priceTicks >= ask.priceTicks) {
      throw new RangeError(`crossed: bid ${bid.priceTicks} ask ${ask.priceTicks}`);
    }
  }

  /**
   * Takes back what happened to an order: it is in the book again, or still, with these lots and at the place its age gives it. Ids are
   * decimal digits that grow with every order.
   */
  restore(order: OpenOrder): void {
    checkOpenOrder(order);
    const known = this.orders.get(order.orderId);
    if (known !== undefined) {
      known.level.reduce(known, known.lots - order.lots);
      return;
    }
    const level = this.sideOf(order.side).levelToJoin(order.priceTicks);
    const resting = new RestingOrder(order.orderId, order.ownerId, level, order.lots);
    level.insert(resting);
    this.orders.set(order.orderId, resting);
  }

  place(command: PlaceCommand, out: EngineEvent[]): void {
    checkCommand(command);
    if (this.orders.has(command.orderId)) throw new RangeError(`order ${command.orderId} is in the book`);
    if (command.type === 'LIMIT') checkLevelSum(this.sideOf(command.side).level(command.priceTicks)?.lots ?? 0, command.lots);
    const refusal = command.type === 'LIMIT' ? this.refuseLimit(command) : this.refuseMarket(command);
    if (refusal !== undefined) {
      out.push(refusal);
      return;
    }
    const taker = new Taker(command);
    const end = matchTaker(taker, this.makers[oppositeOf(command.side)], out);
    this.finish(command, taker, end, out);
  }

  /** Takes an order out on its owner's wish; false when it is not in the book. */
  cancel(orderId: string, out: EngineEvent[]): boolean {
    const order = this.orders.get(orderId);
    if (order === undefined) return false;
    const { level } = order;
    level.remove(order);
    this.orders.delete(orderId);
    if (level.lots === 0) this.sideOf(level.side).drop(level);
    out.push({ type: 'closed', orderId, ownerId: order.ownerId, reason: 'USER', lots: order.lots });
    out.push({ type: 'level', side: level.side, priceTicks: level.priceTicks, lots: level.lots });
    return true;
  }

  /** What a command would trade now; changes nothing. */
  reach(command: PlaceCommand): Reach {
    checkCommand(command);
    return reachOf(command, this.sideOf(oppositeOf(command.side)));
  }

  /** The trades a command would make now, in their order; changes nothing. */
  fills(command: PlaceCommand): Fill[] {
    checkCommand(command);
    const fills: Fill[] = [];
    reachOf(command, this.sideOf(oppositeOf(command.side)), ({ orderId, level }, lots) => {
      fills.push({ makerOrderId: orderId, priceTicks: level.priceTicks, lots });
    });
    return fills;
  }

  /** Best first. */
  levels(side: OrderSide, limit: number): { priceTicks: number; lots: number }[] {
    const from = this.sideOf(side);
    const found: { priceTicks: number; lots: number }[] = [];
    for (let rank = 0; rank < limit; rank += 1) {
      const level = from.at(rank);
      if (level === undefined) break;
      found.push({ priceTicks: level.priceTicks, lots: level.lots });
    }
    return found;
  }

  /** Lots that wait at a price. */
  lotsAt(side: OrderSide, priceTicks: number): number {
    return this.sideOf(side).level(priceTicks)?.lots ?? 0;
  }

  bestTicks(side: OrderSide): number | undefined {
    return this.sideOf(side).best?.priceTicks;
  }

  /** The price that several owners stand behind with `lots` together, undefined where nobody does: see `supportOf`. */
  support(side: OrderSide, lots: number): number | undefined {
    return supportOf(this.sideOf(side), lots);
  }

  get orderCount(): number {
    return this.orders.size;
  }

  /** An order in the book, with what is left of it. */
  order(orderId: string): OpenOrder | undefined {
    const order = this.orders.get(orderId);
    return order === undefined ? undefined : openOrderOf(order);
  }

  /** Bids then asks, best level first, oldest order first: what `rebuild` takes. */
  *openOrders(): Generator<OpenOrder> {
    for (const side of [this.bids, this.asks]) {
      for (let rank = 0; rank < side.levelCount; rank += 1) {
        for (let order = side.at(rank)?.first; order !== undefined; order = order.next) yield openOrderOf(order);
      }
    }
  }

  /** Fingerprint of all open orders and their priorities. */
  hash(): string {
    const hash = new StateHash();
    for (const { orderId, ownerId, side, priceTicks, lots } of this.openOrders()) {
      hash.text(orderId).text(ownerId).text(side).integer(priceTicks).integer(lots);
    }
    return hash.digest();
  }

  private sideOf(side: OrderSide): BookSide {
    return side === 'BUY' ? this.bids : this.asks;
  }

  private refuseLimit(command: PlaceLimit): EngineEvent | undefined {
    const { orderId } = command;
    const best = this.bestTicks(oppositeOf(command.side));
    const wouldTake = best !== undefined && (command.side === 'BUY' ? best <= command.priceTicks : best >= command.priceTicks);
    if (command.isPostOnly && wouldTake) {
      return { type: 'rejected', orderId, reason: 'POST_ONLY_WOULD_TAKE', bestOppositeTicks: best };
    }
    if (command.timeInForce !== 'FOK') return undefined;
    const fillableLots = this.reach(command).lots;
    return fillableLots < command.lots ? { type: 'rejected', orderId, reason: 'FOK_UNFILLABLE', fillableLots } : undefined;
  }

  private refuseMarket(command: PlaceMarket): EngineEvent | undefined {
    const { orderId } = command;
    const best = this.bestTicks(oppositeOf(command.side));
    const taker = new Taker(command);
    if (best === undefined || !taker.reaches(best)) return { type: 'rejected', orderId, reason: 'NO_LIQUIDITY' };
    if (taker.wants(best) === 0) return { type: 'rejected', orderId, reason: 'BUDGET_BELOW_ONE_LOT', bestOppositeTicks: best };
    return undefined;
  }

  private finish(command: PlaceCommand, taker: Taker, end: MatchEnd, out: EngineEvent[]): void {
    const { orderId, ownerId } = command;
    if (end === 'DONE') {
      out.push({ type: 'filled', orderId });
      return;
    }
    const lots = taker.restLots;
    if (command.type === 'LIMIT' && command.timeInForce === 'GTC' && end !== 'SELF_TRADE') {
      const level = this.rest(command, lots);
      out.push({ type: 'rested', orderId, lots });
      out.push({ type: 'level', side: level.side, priceTicks: level.priceTicks, lots: level.lots });
      return;
    }
    out.push({ type: 'closed', orderId, ownerId, reason: closeReason(command, end), lots });
  }

  private rest(order: Omit<OpenOrder, 'lots'>, lots: number): PriceLevel {
    const level = this.sideOf(order.side).levelToJoin(order.priceTicks);
    checkLevelSum(level.lots, lots);
    const resting = new RestingOrder(order.orderId, order.ownerId, level, lots);
    level.append(resting);
    this.orders.set(order.orderId, resting);
    return level;
  }
}

function closeReason(command: PlaceCommand, end: Exclude<MatchEnd, 'DONE'>): CloseReason {
  switch (end) {
    case 'SELF_TRADE':
      return 'SELF_TRADE';
    case 'BOOK_EMPTY':
      return command.type === 'LIMIT' ? 'IOC_REST' : 'NO_LIQUIDITY';
    case 'PRICE_LIMIT':
      return command.type === 'LIMIT' ? 'IOC_REST' : 'PRICE_BAND';
    default:
      return assertNever(end);
  }
}

function openOrderOf({ orderId, ownerId, level, lots }: RestingOrder): OpenOrder {
  return { orderId, ownerId, side: level.side, priceTicks: level.priceTicks, lots };
}
