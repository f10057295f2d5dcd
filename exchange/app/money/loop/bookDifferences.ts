import type { OrderSide } from '@/domain/order/enums';
import { type MarketCommitted, marketTopic } from '../../events';
import type { Desk } from '../desk/desk';
import type { BookLevels } from '../desk/market/committedBook';
import type { LoopParts } from './loopParts';

const ALL = Number.MAX_SAFE_INTEGER;
type Level = { priceTicks: number; lots: number };

export const shownBooks = (desk: Desk): Map<string, BookLevels> =>
  new Map(Array.from(desk.markets, ([symbol, { committed }]) => [symbol, committed.levels(ALL)]));

function differences(side: OrderSide, before: readonly Level[], after: readonly Level[]): MarketCommitted['levels'] {
  const left = new Map(before.map(({ priceTicks, lots }) => [priceTicks, lots]));
  const changed = after.filter(({ priceTicks, lots }) => left.get(priceTicks) !== lots);
  for (const { priceTicks } of after) left.delete(priceTicks);
  return [...changed, ...Array.from(left.keys(), (priceTicks) => ({ priceTicks, lots: 0 }))].map((level) => ({ side, ...level }));
}

/**
 * Tells what a rebuild changed about the books: a batch whose outcome was unknown may have been written and never told of. A sequence
 * number is left out, so that whoever counts trades sees that some are missing and reads them.
 */
export function tellDifferences({ desk, bus, clock }: LoopParts, before: ReadonlyMap<string, BookLevels>): void {
  for (const [symbol, was] of before) {
    const is = desk.marketDesk(symbol).committed.levels(ALL);
    const levels = [...differences('BUY', was.bids, is.bids), ...differences('SELL', was.asks, is.asks)];
    if (is.seq === was.seq && levels.length === 0) continue;
    const marketDesk = desk.marketDesk(symbol);
    marketDesk.seq = is.seq + 1;
    const { referenceTicks } = is;
    const event: MarketCommitted = { symbol, seq: marketDesk.seq, referenceTicks, levels, trades: [], atMs: clock.now() };
    marketDesk.committed.apply({ seq: event.seq, referenceTicks, levels: [] });
    bus.publish(marketTopic(symbol), event);
  }
}
