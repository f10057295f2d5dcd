import { setImmediate as breathe } from 'node:timers/promises';
import { Book } from '../../../../engine/book';
import type { Batch } from '../../batch/batch';
import type { SpotOrderRecord } from '../../records/spotOrderRecord';
import type { Desk } from '../desk';
import type { MarketDesk } from '../market/marketDesk';
import { referenceNow } from '../market/marketPrices';
import { setState } from '../market/marketRules';
import { restingOrder } from '../undoBatch';
import type { BrokenMarkets } from './loadHolds';
import type { LoadParts } from './loadParts';

const ALL_LEVELS = Number.MAX_SAFE_INTEGER;
/** Orders put into a book in one go. */
const STEP = 5_000;

/** Why a market is halted that could not be rebuilt. */
export const REBUILD = 'REBUILD';

function ordersByMarket(desk: Desk): Map<string, SpotOrderRecord[]> {
  const groups = new Map<string, SpotOrderRecord[]>([...desk.markets.keys()].map((symbol) => [symbol, []]));
  for (const order of desk.openOrders.values()) groups.get(order.symbol)?.push(order);
  return groups;
}

/** Oldest first, which is their priority at one price. Numbers sort natively, so that a large book does not hold up the process. */
function* byAge(desk: Desk, orders: readonly SpotOrderRecord[]): Generator<SpotOrderRecord> {
  const ids = new Float64Array(orders.length);
  orders.forEach((order, index) => {
    ids[index] = Number(order.orderId);
  });
  for (const id of ids.sort()) {
    const order = desk.openOrders.get(String(id));
    if (order) yield order;
  }
}

async function buildBook(desk: Desk, orders: readonly SpotOrderRecord[]): Promise<Book> {
  const book = new Book();
  let count = 0;
  for (const order of byAge(desk, orders)) {
    book.load(restingOrder(order));
    count += 1;
    if (count % STEP === 0) await breathe();
  }
  book.checkUncrossed();
  return book;
}

/** The orders of a halted market stay as they are, with what they hold, until an operator resolves it. */
function halt({ log }: LoadParts, batch: Batch, marketDesk: MarketDesk, fault: string): void {
  const { symbol } = marketDesk.market;
  log.error({ symbol, fault }, 'a market cannot be rebuilt and is halted');
  const { state, stateReason, stateUntil } = marketDesk;
  const haltedFrom = stateReason === REBUILD ? marketDesk.haltedFrom : { state, stateReason, stateUntil };
  setState(batch, marketDesk, { state: 'HALTED', stateReason: REBUILD, stateUntil: null }, haltedFrom);
  marketDesk.book = new Book();
}

/** What it was comes back with the book; where that is not known, an operator is to look before it trades. */
const comeBack = (batch: Batch, marketDesk: MarketDesk): void =>
  setState(batch, marketDesk, marketDesk.haltedFrom ?? { state: 'CANCEL_ONLY', stateReason: 'OPERATOR', stateUntil: null });

/**
 * Builds the books from the open orders. A market whose book cannot be, is halted with a reason until it can; the others trade. The
 * batch is to be written: it says so.
 */
export async function loadBooks(parts: LoadParts, batch: Batch, broken: BrokenMarkets): Promise<void> {
  const { desk } = parts;
  for (const [symbol, orders] of ordersByMarket(desk)) {
    const marketDesk = desk.marketDesk(symbol);
    marketDesk.isMatching = false;
    const fault = broken.get(symbol) ?? (await rebuild(desk, marketDesk, orders));
    if (fault !== undefined) halt(parts, batch, marketDesk, fault);
    else if (marketDesk.stateReason === REBUILD) comeBack(batch, marketDesk);
    const { book, committed, seq } = marketDesk;
    const referenceTicks = referenceNow(marketDesk, batch.atMs);
    committed.reset({ seq, referenceTicks, bids: book.levels('BUY', ALL_LEVELS), asks: book.levels('SELL', ALL_LEVELS) });
    await breathe();
  }
}

/** Answers why it is not possible. */
async function rebuild(desk: Desk, marketDesk: MarketDesk, orders: readonly SpotOrderRecord[]): Promise<string | undefined> {
  try {
    marketDesk.book = await buildBook(desk, orders);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
