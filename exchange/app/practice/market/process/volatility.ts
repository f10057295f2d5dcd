import type { Random } from './random';

// Clustered volatility after Nelson's exponential GARCH: a large move, up or down, raises the volatility of those that
// follow, and the excess fades. Written so that a step may have any length: half a second live, a day in old history.

interface Memory {
  /** Days after which a shock has faded to a third. */
  days: number;
  /** Long-run standard deviation of the log volatility it adds. */
  spread: number;
}

/** An hour's nervousness and the mood of weeks. */
const MEMORIES: readonly Memory[] = [
  { days: 1 / 24, spread: 0.35 },
  { days: 12, spread: 0.3 },
];

const MEAN_OF_ABSOLUTE = Math.sqrt(2 / Math.PI);
const DEVIATION_OF_ABSOLUTE = Math.sqrt(1 - 2 / Math.PI);
export class Volatility {
  private readonly memories: readonly Memory[];
  private readonly excess: number[];
  /** Keeps the long-run mean of the squared factor at 1. */
  private readonly center: number;

  /** `contrast`: how far quiet and nervous lie apart. */
  constructor(random: Random, contrast: number) {
    this.memories = MEMORIES.map(({ days, spread }) => ({ days, spread: spread * contrast }));
    this.excess = this.memories.map(({ spread }) => spread * random.normal());
    this.center = -this.memories.reduce((sum, { spread }) => sum + spread * spread, 0);
  }

  /** What to multiply the typical volatility with now. */
  get factor(): number {
    return Math.exp(this.excess.reduce((sum, excess) => sum + excess, this.center));
  }

  /** Learns the shock (standard normal) of a step that took `days`. */
  learn(shock: number, days: number): void {
    const surprise = (Math.abs(shock) - MEAN_OF_ABSOLUTE) / DEVIATION_OF_ABSOLUTE;
    this.memories.forEach((memory, index) => {
      const kept = Math.exp(-days / memory.days);
      this.excess[index] = kept * (this.excess[index] ?? 0) + memory.spread * Math.sqrt(1 - kept * kept) * surprise;
    });
  }
}
