import { OrderBook, Side } from 'nodejs-order-book';
import { Book } from '@/exchange/engine/book';
import type { PlaceLimit } from '@/exchange/engine/commands';
import type { EngineEvent } from '@/exchange/engine/engineEvents';
import { restingOrders, tradingOrders } from './support/engineLoad';
import { median, whole } from './support/statistics';

// What the matching engine does on one core, in memory, and what the best known order book of npm does with the same commands.
// Medians of several rounds, each on a new book. `npm run bench -- engine`.

const ROUNDS = 7;
const COMMANDS = 500_000;
const RESTING = 200_000;
/** Cancels the other book is asked for: it needs minutes for all. */
const OTHER_CANCELS = 20_000;
/** Events are collected over as many commands, as the money writer does. */
const BATCH = 256;

const trading = tradingOrders(COMMANDS);
const resting = restingOrders(RESTING);

/** Things done per second. */
function rate(count: number, work: () => void): number {
  const started = process.hrtime.bigint();
  work();
  return count / (Number(process.hrtime.bigint() - started) / 1e9);
}

/** Hands over batches, with a list to collect what happens in. */
function inBatches<Item>(items: readonly Item[], take: (item: Item, out: EngineEvent[]) => void): void {
  for (let from = 0; from < items.length; from += BATCH) {
    const out: EngineEvent[] = [];
    for (const item of items.slice(from, from + BATCH)) take(item, out);
  }
}

function placing(): number {
  const book = new Book();
  return rate(COMMANDS, () => inBatches(trading, (command, out) => book.place(command, out)));
}

function canceling(): number {
  const book = new Book();
  for (const order of resting.orders) book.place(order, []);
  return rate(RESTING, () => inBatches(resting.shuffled, (orderId, out) => book.cancel(orderId, out)));
}

const placeAtOther = (book: OrderBook, { side, orderId, lots, priceTicks, ownerId }: PlaceLimit) =>
  book.limit({ side: side === 'BUY' ? Side.BUY : Side.SELL, id: orderId, size: lots, price: priceTicks, accountId: ownerId });

function placingAtOther(): number {
  const book = new OrderBook();
  return rate(COMMANDS, () => {
    for (const command of trading) placeAtOther(book, command);
  });
}

function cancelingAtOther(): number {
  const book = new OrderBook();
  for (const order of resting.orders) placeAtOther(book, order);
  return rate(OTHER_CANCELS, () => {
    for (const orderId of resting.shuffled.slice(0, OTHER_CANCELS)) book.cancel(orderId);
  });
}

const medianOf = (rounds: number, round: () => number) => whole(median(Array.from({ length: rounds }, round)));

console.log(`  this engine:        ${medianOf(ROUNDS, placing)} commands/s, ${medianOf(ROUNDS, canceling)} cancels/s`);
console.log(`  nodejs-order-book:  ${medianOf(3, placingAtOther)} commands/s, ${medianOf(3, cancelingAtOther)} cancels/s`);
