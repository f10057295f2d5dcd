/** The lines of one row, by the depth of whom they lead to. */
export interface TreeLines {
  /** Those that run past it, to somebody further down. */
  passing: readonly number[];
  /** Its own goes on below it, to the next of those who hang on the same. */
  goesOn: boolean;
  /** Somebody hangs on it. */
  startsOne: boolean;
}

/** Which lines each row of a tree draws; rows as they stand, each branch behind what it hangs on. */
export function treeLines(depths: readonly number[]): TreeLines[] {
  const goesOn = (row: number, depth: number) => {
    const next = depths.slice(row + 1).find((other) => other <= depth);
    return next === depth;
  };
  return depths.map((depth, row) => ({
    passing: Array.from({ length: depth }, (_, above) => above).filter((above) => goesOn(row, above)),
    goesOn: goesOn(row, depth),
    startsOne: (depths[row + 1] ?? depth) > depth,
  }));
}
