import { decimalsOf } from '@/domain/money/increments';
import { fromUnits, toUnits } from '@/domain/money/units';
import type { ListedInstrument } from '../markets/listedInstrument';

/** Turns one market's integers into the decimals of the wire. */
export interface MarketUnits {
  /** Ticks as a price in quote. */
  price(ticks: number): string;
  /** Lots as a quantity of base. */
  quantity(lots: number): string;
  /** A sum of ticks x lots as an amount of quote. */
  quote(tickLots: bigint): string;
}

/** Throws a RangeError when a unit of the market is no positive decimal. */
export function marketUnits({ priceUnit, quantityUnit }: Pick<ListedInstrument, 'priceUnit' | 'quantityUnit'>): MarketUnits {
  const tick = unitsOf(priceUnit);
  const lot = unitsOf(quantityUnit);
  const quoteStep = tick.step * lot.step;
  const quoteScale = tick.scale + lot.scale;
  return {
    price: (ticks) => fromUnits(BigInt(ticks) * tick.step, tick.scale),
    quantity: (lots) => fromUnits(BigInt(lots) * lot.step, lot.scale),
    quote: (tickLots) => fromUnits(tickLots * quoteStep, quoteScale),
  };
}

function unitsOf(unit: string): { step: bigint; scale: number } {
  const scale = decimalsOf(unit);
  const step = toUnits(unit, scale);
  if (step === undefined || step <= 0n) throw new RangeError(`not a unit: ${unit}`);
  return { step, scale };
}
