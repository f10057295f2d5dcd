import type { Instrument } from '@/contract/instrument';

const of = (pair: Instrument, one: string, other: string) =>
  (pair.base === one && pair.quote === other) || (pair.base === other && pair.quote === one);

/** The market of the two coins; where they have none, the first one of the coin that is got, else of the other. */
export function chartPair(pairs: readonly Instrument[], from: string, to: string): Instrument | undefined {
  return pairs.find((pair) => of(pair, from, to)) ?? pairs.find(({ base }) => base === to) ?? pairs.find(({ base }) => base === from);
}
