import type { Depth, Kline, Level } from '@/contract/market';
import type { BookWindow } from './bookMirror';
import type { PriceLevel } from './bookSide';
import type { MarketUnits } from './marketUnits';
import type { Candle } from './ports';

export function klineOf({ openMs, open, high, low, close, lots, tickLots }: Candle, { price, quantity, quote }: MarketUnits): Kline {
  return [openMs, price(open), price(high), price(low), price(close), quantity(lots), quote(tickLots)];
}

export function levelOf({ priceTicks, lots }: PriceLevel, { price, quantity }: MarketUnits): Level {
  return [price(priceTicks), quantity(lots)];
}

export function depthOf(symbol: string, { seq, bids, asks }: BookWindow, units: MarketUnits, atMs: number): Depth {
  const wire = (levels: readonly PriceLevel[]) => levels.map((level) => levelOf(level, units));
  return { symbol, seq, bids: wire(bids), asks: wire(asks), at: atMs };
}
