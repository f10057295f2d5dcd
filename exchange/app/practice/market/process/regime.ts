import type { Random } from './random';

export type RegimeName = 'calm' | 'trend' | 'volatile';

interface RegimeKind {
  name: RegimeName;
  /** Typical duration in days. */
  days: number;
  /** Share of all visits that go to it. */
  weight: number;
  /** Relative volatility. */
  volatility: number;
  /** Drift over a typical duration, in volatilities of that duration. */
  drift: number;
}

const KINDS: readonly RegimeKind[] = [
  { name: 'calm', days: 5 / 24, weight: 5, volatility: 0.7, drift: 0 },
  { name: 'trend', days: 3 / 24, weight: 4, volatility: 1, drift: 0.7 },
  { name: 'volatile', days: 1 / 24, weight: 3, volatility: 1.9, drift: 0 },
];

const TOTAL_WEIGHT = KINDS.reduce((sum, { weight }) => sum + weight, 0);
const TOTAL_DAYS = KINDS.reduce((sum, { weight, days }) => sum + weight * days, 0);

/** What brings the long-run mean of the squared volatility to 1. */
function normaliser(contrast: number): number {
  const squares = KINDS.reduce((sum, { weight, days, volatility }) => sum + volatility ** (2 * contrast) * weight * days, 0);
  return 1 / Math.sqrt(squares / TOTAL_DAYS);
}

function drawKind(random: Random): RegimeKind {
  let left = random.uniform() * TOTAL_WEIGHT;
  for (const kind of KINDS) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  return KINDS[0] as RegimeKind;
}

/** What regimes did over a step, in terms of the typical volatility. */
export interface RegimeStep {
  /** Mean square of the relative volatility. */
  variance: number;
  /** Net drift, in typical daily volatilities. */
  drift: number;
}

/** The market's mood: quiet, going somewhere, or nervous; it changes at random times. */
export class Regime {
  private kind: RegimeKind;
  private direction = 1;
  /** Days until it changes. */
  private left = 0;

  private readonly scale: number;

  /** `contrast`: how far quiet and nervous lie apart; at 0 all regimes are alike. */
  constructor(
    private readonly random: Random,
    private readonly contrast: number,
  ) {
    this.scale = normaliser(contrast);
    this.kind = drawKind(random);
    this.turn();
  }

  get name(): RegimeName {
    return this.kind.name;
  }

  /** Lets `days` pass, through as many regimes as they hold. */
  pass(days: number): RegimeStep {
    const step: RegimeStep = { variance: 0, drift: 0 };
    for (let rest = days; rest > 0; ) {
      const here = Math.min(rest, this.left);
      const { volatility, drift, days: typical } = this.kind;
      step.variance += (volatility ** this.contrast * this.scale) ** 2 * (here / days);
      step.drift += (this.direction * drift * here) / Math.sqrt(typical);
      rest -= here;
      this.left -= here;
      if (this.left <= 0) this.change();
    }
    return step;
  }

  private change(): void {
    this.kind = drawKind(this.random);
    this.turn();
  }

  private turn(): void {
    this.direction = this.random.uniform() < 0.5 ? -1 : 1;
    this.left = this.random.exponential(this.kind.days);
  }
}
