import type { BookSide } from './bookSide';
import type { PlaceCommand } from './commands';
import type { RestingOrder } from './priceLevel';
import { Taker } from './taker';

/** What a command would trade if it were placed now. */
export interface Reach {
  lots: number;
  /** Sum of ticks x lots; may pass what a number holds. */
  quoteUnits: bigint;
}

/** One trade of those. */
export interface Fill {
  makerOrderId: string;
  priceTicks: number;
  lots: number;
}

/** Told of each trade there would be, in their order. */
type OnFill = (maker: RestingOrder, lots: number) => void;

/** Walks the makers as matching would, self-trade prevention included, and changes nothing. */
export function reachOf(command: PlaceCommand, makers: BookSide, onFill?: OnFill): Reach {
  const taker = new Taker(command);
  const reach: Reach = { lots: 0, quoteUnits: 0n };
  for (let rank = 0; ; rank += 1) {
    const level = makers.at(rank);
    if (level === undefined || !taker.reaches(level.priceTicks)) return reach;
    for (let maker = level.first; maker !== undefined; maker = maker.next) {
      if (maker.ownerId === taker.ownerId) {
        if (taker.selfTradePrevention !== 'CANCEL_MAKER') return reach;
        continue;
      }
      const lots = Math.min(taker.wants(level.priceTicks), maker.lots);
      if (lots === 0) return reach;
      onFill?.(maker, lots);
      taker.take(level.priceTicks, lots);
      reach.lots += lots;
      reach.quoteUnits += BigInt(level.priceTicks) * BigInt(lots);
      if (taker.wants(level.priceTicks) === 0) return reach;
    }
  }
}
