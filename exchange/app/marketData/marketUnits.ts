import type { Pair } from '@/contract/market';
import { decimalsOf } from '@/domain/money/increments';
import { fromUnits, toUnits } from '@/domain/money/units';

/** Turns one market's integers into the decimals of the wire. */
export interface MarketUnits {
  /** Ticks as a price in quote. */
  price(ticks: number): string;
  /** Lots as a quantity of base. */
  quantity(lots: number): string;
  /** A sum of ticks x lots as an amount of quote. */
  quote(tickLots: bigint): string;
}

/** Throws a RangeError when an increment of the pair is no positive decimal. */
export function marketUnits({ priceIncrement, quantityIncrement }: Pick<Pair, 'priceIncrement' | 'quantityIncrement'>): MarketUnits {
  const tick = unitsOf(priceIncrement);
  const lot = unitsOf(quantityIncrement);
  const quoteStep = tick.step * lot.step;
  const quoteScale = tick.scale + lot.scale;
  return {
    price: (ticks) => fromUnits(BigInt(ticks) * tick.step, tick.scale),
    quantity: (lots) => fromUnits(BigInt(lots) * lot.step, lot.scale),
    quote: (tickLots) => fromUnits(tickLots * quoteStep, quoteScale),
  };
}

function unitsOf(increment: string): { step: bigint; scale: number } {
  const scale = decimalsOf(increment);
  const step = toUnits(increment, scale);
  if (step === undefined || step <= 0n) throw new RangeError(`not an increment: ${increment}`);
  return { step, scale };
}
