/** Ledger units by asset. Assets that are not in it are zero; what is in it is above zero. */
export type Sums = ReadonlyMap<string, bigint>;

export const NOTHING: Sums = new Map();

export function addSums(left: Sums, right: Sums): Sums {
  const sums = new Map(left);
  for (const [asset, units] of right) sums.set(asset, (sums.get(asset) ?? 0n) + units);
  return sums;
}

/** The one way sums are written in what is hashed: `BTC:21482000,USDT:1248022`, by the order of letters; empty for nothing. */
export const sumsText = (sums: Sums): string =>
  [...sums]
    .filter(([, units]) => units !== 0n)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([asset, units]) => `${asset}:${units}`)
    .join(',');

/**
 * Parts of an amount that sum to it, each from zero to all that is left. `below(n)` is a random number from 0 to n − 1.
 */
function splitUnits(units: bigint, parts: number, below: (limit: bigint) => bigint): bigint[] {
  const cuts = Array.from({ length: parts - 1 }, () => below(units + 1n)).sort((left, right) => (left < right ? -1 : Number(left > right)));
  return [...cuts, units].map((cut, index) => cut - (cuts[index - 1] ?? 0n));
}

/** Sums in random parts: who sees one of them learns little about the whole. */
export function splitSums(sums: Sums, parts: number, below: (limit: bigint) => bigint): Sums[] {
  const split = Array.from({ length: parts }, () => new Map<string, bigint>());
  for (const [asset, units] of sums) {
    for (const [part, share] of splitUnits(units, parts, below).entries()) if (share > 0n) split[part]?.set(asset, share);
  }
  return split;
}
