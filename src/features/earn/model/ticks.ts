/** Round values beside a chart, and between which two it is drawn. Shares for the eye; no money is calculated from them. */
export interface Scale {
  low: number;
  high: number;
  ticks: readonly number[];
  /** Places that the ticks need. */
  decimals: number;
}

const ROUND = [1, 2, 2.5, 5, 10];

/** From the lowest to the highest in about four round steps. A range of nothing has a step around it. */
export function scaleOf(least: number, most: number): Scale {
  const range = most > least ? most - least : Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(range / 4));
  const step = power * (ROUND.find((factor) => factor * power * 4 >= range) ?? 10);
  const low = Math.floor(least / step + 1e-9) * step;
  const high = Math.max(low + step, Math.ceil(most / step - 1e-9) * step);
  const count = Math.round((high - low) / step);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9) + (step / power === 2.5 ? 1 : 0));
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step), decimals };
}

/** Where a value stands in it, 0 to 1. */
export const shareIn = ({ low, high }: Scale, value: number): number => (value - low) / (high - low);
