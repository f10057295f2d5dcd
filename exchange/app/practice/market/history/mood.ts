import type { Random } from '../process/random';

/** ms after which a mood has faded to a third, and the spread of its logarithm. */
const FADES_MS = 5_400_000;
const SPREAD = 0.3;

/** How much is traded of a pair beyond what its price explains: moods last for hours, and average to 1. */
export class Mood {
  private log: number;

  constructor(private readonly random: Random) {
    this.log = SPREAD * random.normal();
  }

  /** The mood of the next `durationMs`. */
  pass(durationMs: number): number {
    const kept = Math.exp(-durationMs / FADES_MS);
    this.log = kept * this.log + SPREAD * Math.sqrt(1 - kept * kept) * this.random.normal();
    return Math.exp(this.log - (SPREAD * SPREAD) / 2);
  }
}
