import { divideUnits } from '@/domain/money/units';
import type { OrderSide } from '@/domain/order/enums';
import type { Actor } from '../../actor';
import type { Desk } from '../desk/desk';
import { referenceNow } from '../desk/market/marketPrices';
import { bandLimitTicks, notionalOf } from '../records/market';

/** What the desk that converts has of each coin, below zero where it is short; ledger units. */
export type Stock = Map<string, bigint>;

/** An order the desk is about to place, and what it spends at most. */
export interface Hedge {
  symbol: string;
  side: OrderSide;
  lots: number;
  spent: { asset: string; amount: bigint };
}

const take = (stock: Stock, asset: string, by: bigint) => stock.set(asset, (stock.get(asset) ?? 0n) + by);

/**
 * Lots that bring a market's base coin back to less than one lot above nothing: what there is too much of is sold in whole lots, what is
 * missing is bought to the next lot up. None below the market's smallest order: that waits for the next conversion.
 */
function lotsFor(desk: Desk, symbol: string, stock: Stock): { side: OrderSide; lots: number } | undefined {
  const { market, lastPriceTicks } = desk.marketDesk(symbol);
  const have = stock.get(market.base) ?? 0n;
  const step = BigInt(market.lotsPerIncrement) * market.basePerLot;
  const steps = divideUnits(have < 0n ? -have : have, step, have < 0n ? 'up' : 'down');
  const lots = Math.min(Number(steps) * market.lotsPerIncrement, market.maxLots - (market.maxLots % market.lotsPerIncrement));
  if (lots < market.minLots || notionalOf(market, lastPriceTicks, lots) < market.minNotionalUnits) return undefined;
  return { side: have < 0n ? 'BUY' : 'SELL', lots };
}

/**
 * The orders that bring the desk's stock of each market's base coin back to nothing, as far as the books go within their bands, one after
 * the other. `stock` becomes what there is afterwards.
 */
export function planHedges(desk: Desk, house: Actor, symbols: readonly string[], stock: Stock, nowMs: number): Hedge[] {
  return symbols.flatMap((symbol) => {
    const marketDesk = desk.marketDesk(symbol);
    const { market, book } = marketDesk;
    const wanted = lotsFor(desk, symbol, stock);
    if (!wanted) return [];
    const { side } = wanted;
    const worstPriceTicks = bandLimitTicks(market, side, referenceNow(marketDesk, nowMs));
    const order = { orderId: '0', ownerId: house.userId, side, selfTradePrevention: 'CANCEL_TAKER', type: 'MARKET' } as const;
    const reach = book.reach({ ...order, size: { lots: wanted.lots }, worstPriceTicks });
    if (reach.lots === 0) return [];
    const quote = reach.quoteUnits * market.quotePerTickLot;
    const base = BigInt(reach.lots) * market.basePerLot;
    take(stock, market.base, side === 'BUY' ? base : -base);
    take(stock, market.quote, side === 'BUY' ? -quote : quote);
    const spent =
      side === 'BUY' ? { asset: market.quote, amount: quote } : { asset: market.base, amount: BigInt(wanted.lots) * market.basePerLot };
    return [{ symbol, side, lots: wanted.lots, spent }];
  });
}
