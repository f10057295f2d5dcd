// A seeded stream of random numbers: xoshiro128** (Blackman and Vigna), its state spread from the seed by splitmix32.
// The practice market is a simulation, so floats are right here; money starts where a price becomes ticks.

const TWO_POW_32 = 0x1_0000_0000;

/** Mixes a text into a seed, so that every coin and purpose draws from a stream of its own. */
export function seedFor(seed: number, purpose: string): number {
  let hash = seed >>> 0;
  for (let index = 0; index < purpose.length; index += 1) hash = splitmix(hash ^ purpose.charCodeAt(index));
  return splitmix(hash);
}

function splitmix(state: number): number {
  let mixed = (state + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  private spare: number | undefined;

  /** The same seed (a 32-bit integer) gives the same numbers on every machine. */
  constructor(seed: number) {
    this.a = splitmix(seed);
    this.b = splitmix(this.a);
    this.c = splitmix(this.b);
    // Not all four may be zero.
    this.d = splitmix(this.c) | 1;
  }

  /** In [0, 1). */
  uniform(): number {
    const result = Math.imul(rotate(Math.imul(this.b, 5), 7), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = rotate(this.d, 11);
    return (result >>> 0) / TWO_POW_32;
  }

  /** In (0, 1]: safe to take the logarithm of. */
  positive(): number {
    return 1 - this.uniform();
  }

  /** Standard normal (Box and Muller; every second number was drawn with the one before). */
  normal(): number {
    const { spare } = this;
    this.spare = undefined;
    if (spare !== undefined) return spare;
    const radius = Math.sqrt(-2 * Math.log(this.positive()));
    const angle = 2 * Math.PI * this.uniform();
    this.spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  /** Waiting time of events that come at random, `mean` apart. */
  exponential(mean: number): number {
    return -mean * Math.log(this.positive());
  }

  /** Log-normal with mean 1: multiply a typical size with it. */
  sizeFactor(spread: number): number {
    return Math.exp(spread * this.normal() - (spread * spread) / 2);
  }
}
