import fc from 'fast-check';
import { OrderBook, OrderType, SelfTradePreventionMode, Side } from 'nodejs-order-book';
import { Book } from '@/exchange/engine/book';
import type { PlaceCommand } from '@/exchange/engine/commands';
import type { EngineEvent } from '@/exchange/engine/engineEvents';
import { type Step, steps } from '../support/engineCommands';
import { expectSame } from '../support/expectSame';
import { isFullRun, runs } from '../support/propertyRuns';

// An independent implementation as judge. Small integers keep its floating-point volumes exact.

const STP = {
  CANCEL_TAKER: SelfTradePreventionMode.EXPIRE_TAKER,
  CANCEL_MAKER: SelfTradePreventionMode.EXPIRE_MAKER,
  CANCEL_BOTH: SelfTradePreventionMode.EXPIRE_BOTH,
};

/** It has no quote sizes and no price limit for market orders, and its FOK check does not know self-trade prevention. */
function isKnownToOracle(step: Step): boolean {
  if (!('place' in step)) return true;
  const { place } = step;
  return place.type === 'LIMIT'
    ? !(place.isPostOnly && place.timeInForce !== 'GTC')
    : 'lots' in place.size && place.worstPriceTicks === undefined;
}

function forOracle(command: PlaceCommand): PlaceCommand {
  const isFillOrKill = command.type === 'LIMIT' && command.timeInForce === 'FOK';
  return isFillOrKill ? { ...command, ownerId: `only${command.orderId}` } : command;
}

function placeAtOracle(oracle: OrderBook, command: PlaceCommand) {
  const common = {
    id: command.orderId,
    side: command.side === 'BUY' ? Side.BUY : Side.SELL,
    accountId: command.ownerId,
    stpMode: STP[command.selfTradePrevention],
  };
  if (command.type === 'LIMIT') {
    const { lots, priceTicks, timeInForce, isPostOnly } = command;
    return oracle.createOrder({
      ...common,
      type: OrderType.LIMIT,
      size: lots,
      price: priceTicks,
      timeInForce,
      postOnly: isPostOnly,
    } as never);
  }
  const size = 'lots' in command.size ? command.size.lots : 0;
  return oracle.createOrder({ ...common, type: OrderType.MARKET, size } as never);
}

/** Makers filled whole, in order; then the one filled in part with what it gave. */
function tradesOfOracle(answer: ReturnType<typeof placeAtOracle>, takerOrderId: string) {
  const filled = answer.done.filter(({ id }) => id !== takerOrderId).map(({ id }) => id);
  const { partial } = answer;
  const isMaker = partial !== null && partial.id !== takerOrderId;
  return { filled, partial: isMaker ? { id: partial.id, lots: answer.partialQuantityProcessed } : undefined };
}

function tradesOfBook(events: EngineEvent[]) {
  const trades = events.flatMap((event) => (event.type === 'trade' ? [event] : []));
  const filled = trades.filter(({ makerLotsLeft }) => makerLotsLeft === 0).map(({ makerOrderId }) => makerOrderId);
  const last = trades.find(({ makerLotsLeft }) => makerLotsLeft > 0);
  return { filled, partial: last && { id: last.makerOrderId, lots: last.lots } };
}

function remaining(oracle: OrderBook) {
  const { bids, asks } = oracle.snapshot();
  const rows = (levels: typeof bids) => levels.map(({ price, orders }) => [price, orders.map(({ id, size }) => [id, size])] as const);
  const byPrice = (one: readonly [number, unknown], two: readonly [number, unknown]) => one[0] - two[0];
  return { bids: rows(bids).sort(byPrice), asks: rows(asks).sort(byPrice) };
}

function remainingOf(book: Book) {
  const sides = { BUY: new Map<number, [string, number][]>(), SELL: new Map<number, [string, number][]>() };
  for (const { side, priceTicks, orderId, lots } of book.openOrders()) {
    const queue = sides[side].get(priceTicks) ?? [];
    queue.push([orderId, lots]);
    sides[side].set(priceTicks, queue);
  }
  const byPrice = (one: [number, unknown], two: [number, unknown]) => one[0] - two[0];
  return { bids: [...sides.BUY].sort(byPrice), asks: [...sides.SELL].sort(byPrice) };
}

describe('the book against nodejs-order-book', () => {
  it('trades and leaves the same under the same random commands', () => {
    let tradesSeen = 0;
    fc.assert(
      fc.property(steps, (commands) => {
        const book = new Book();
        const oracle = new OrderBook();
        commands.forEach((step, index) => {
          if (!isKnownToOracle(step)) return;
          const events: EngineEvent[] = [];
          if ('place' in step) {
            const command = forOracle(step.place);
            book.place(command, events);
            expectSame(tradesOfBook(events), tradesOfOracle(placeAtOracle(oracle, command), command.orderId));
            tradesSeen += events.filter(({ type }) => type === 'trade').length;
          } else {
            const orderId = String(index - step.cancelBack);
            expectSame(book.cancel(orderId, events), oracle.cancel(orderId)?.order !== undefined);
          }
          expectSame<unknown>(remainingOf(book), remaining(oracle));
        });
      }),
      runs(150),
    );
    if (isFullRun) expect(tradesSeen).toBeGreaterThan(1000);
  });
});
