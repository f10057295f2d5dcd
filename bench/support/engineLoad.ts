import type { PlaceLimit } from '@/exchange/engine/commands';

/** Small linear generator, so that every run sees the same commands. */
export function numbers(seed: number): (below: number) => number {
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

/** Limit orders around the middle of the book, about half of which trade. */
export function tradingOrders(count: number): PlaceLimit[] {
  const next = numbers(7);
  return Array.from({ length: count }, (_, index) => order(index, next, 60));
}

/** Orders resting at 400 prices, and their ids in random order. */
export function restingOrders(count: number): { orders: PlaceLimit[]; shuffled: string[] } {
  const next = numbers(11);
  const orders = Array.from({ length: count }, (_, index) => order(index, next, -1));
  const shuffled = orders.map(({ orderId }) => orderId);
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = next(index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other] ?? '', shuffled[index] ?? ''];
  }
  return { orders, shuffled };
}
