import { worthOver } from '@/domain/convert/quote';
import type { RouteLeg } from '@/domain/convert/route';
import type { Leg } from '@/domain/convert/walkLeg';
import { placingIn } from '@/domain/market/marketState';
import { AppError } from '../../appError';
import type { Desk } from '../desk/desk';
import { referenceNow } from '../desk/market/marketPrices';
import { stateOf } from '../desk/market/marketRules';
import { bandLimitTicks } from '../records/market';

/** Levels a conversion may go through in one book. */
const DEPTH = 500;

/** What a leg of a route meets in the writer's own book at this moment, as far as the price band goes. Throws where the market takes no order. */
function legNow(desk: Desk, { symbol, side }: RouteLeg, nowMs: number): Leg {
  const marketDesk = desk.markets.get(symbol);
  if (!marketDesk) throw new AppError('symbolUnknown', symbol);
  const placing = placingIn(stateOf(desk, marketDesk));
  if (placing !== 'ANY') throw new AppError(placing === 'RESTING' ? 'marketPostOnly' : 'marketPaused');
  const { market, book } = marketDesk;
  const limit = bandLimitTicks(market, side, referenceNow(marketDesk, nowMs));
  const levels = book.levels(side === 'BUY' ? 'SELL' : 'BUY', DEPTH);
  const isWithin = ({ priceTicks }: { priceTicks: number }) => (side === 'BUY' ? priceTicks <= limit : priceTicks >= limit);
  return { side, basePerLot: market.basePerLot, quotePerTickLot: market.quotePerTickLot, levels: levels.filter(isWithin) };
}

/**
 * What an amount brings in the books as they are in this very command. Throws marketPaused, marketPostOnly, and convertThin where they
 * end before the amount does.
 */
export function worthNow(desk: Desk, route: readonly RouteLeg[], give: bigint, nowMs: number): bigint {
  const legs = route.map((leg) => legNow(desk, leg, nowMs));
  const worth = worthOver(legs, give);
  if (worth === undefined) throw new AppError('convertThin');
  return worth;
}
