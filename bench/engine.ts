import { Book } from '../exchange/engine/book';
import type { PlaceLimit } from '../exchange/engine/commands';
import type { EngineEvent } from '../exchange/engine/engineEvents';

// What the matching engine does on one core, without persistence: `npx tsx bench/engine.ts`.

const ROUNDS = 5;
const COMMANDS = 1_000_000;
const RESTING = 200_000;
/** Events are collected over as many commands, as the money writer does. */
const BATCH = 256;

/** Small linear generator, so that every run sees the same commands. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function order(orderId: number, next: (below: number) => number, spread: number): PlaceLimit {
  const side = next(2) === 0 ? 'BUY' : 'SELL';
  const distance = next(200) - spread;
  return {
    type: 'LIMIT',
    orderId: String(orderId),
    ownerId: String(next(1000)),
    side,
    priceTicks: side === 'BUY' ? 100_000 - distance : 100_000 + distance,
    lots: 1 + next(50),
    timeInForce: 'GTC',
    isPostOnly: false,
    selfTradePrevention: 'CANCEL_TAKER',
  };
}

function perSecond(count: number, startedNs: bigint): number {
  return count / (Number(process.hrtime.bigint() - startedNs) / 1e9);
}

/** Limit orders around the middle of the book, about half of which trade. */
function placing(): { rate: number; trades: number } {
  const next = numbers(7);
  const commands = Array.from({ length: COMMANDS }, (_, index) => order(index, next, 60));
  const book = new Book();
  let trades = 0;
  const started = process.hrtime.bigint();
  for (let from = 0; from < COMMANDS; from += BATCH) {
    const out: EngineEvent[] = [];
    for (const command of commands.slice(from, from + BATCH)) book.place(command, out);
    for (const event of out) if (event.type === 'trade') trades += 1;
  }
  return { rate: perSecond(COMMANDS, started), trades };
}

/** Orders resting at 400 prices, taken out in random order. */
function canceling(): number {
  const next = numbers(11);
  const ids = Array.from({ length: RESTING }, (_, index) => String(index));
  const book = new Book();
  ids.forEach((_, index) => {
    book.place(order(index, next, -1), []);
  });
  for (let index = ids.length - 1; index > 0; index -= 1) {
    const other = next(index + 1);
    [ids[index], ids[other]] = [ids[other] ?? '', ids[index] ?? ''];
  }
  const started = process.hrtime.bigint();
  for (let from = 0; from < RESTING; from += BATCH) {
    const out: EngineEvent[] = [];
    for (const id of ids.slice(from, from + BATCH)) book.cancel(id, out);
  }
  return perSecond(RESTING, started);
}

const millions = (rate: number) => `${(rate / 1e6).toFixed(2)} million/s`;
const best = (rates: number[]) => Math.max(...rates);

const placed = Array.from({ length: ROUNDS }, placing);
const canceled = Array.from({ length: ROUNDS }, canceling);
console.log(`commands  ${millions(best(placed.map(({ rate }) => rate)))} (${placed[0]?.trades} trades in ${COMMANDS} commands)`);
console.log(`cancels   ${millions(best(canceled))} (from ${RESTING} resting orders)`);
