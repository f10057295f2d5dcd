/** Numbers that look drawn by lot and are the same for the same seed (mulberry32). */
export interface Dice {
  /** A whole number from 0 to `sides` − 1. */
  roll(sides: number): number;
  /** True `percent` times out of a hundred. */
  happens(percent: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number) => Math.floor(next() * sides);
  return {
    roll,
    happens: (percent) => roll(100) < percent,
    pick: (values) => {
      const value = values[roll(values.length)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
  };
}
