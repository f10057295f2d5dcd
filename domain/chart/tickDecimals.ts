const MOST = 10;

/** The fewest decimals with which evenly spaced ticks are all printed as different numbers. */
export function tickDecimals(ticks: readonly number[]): number {
  const step = Math.min(...ticks.slice(1).map((tick, index) => Math.abs(tick - (ticks[index] ?? tick))));
  if (!Number.isFinite(step) || step <= 0) return 0;
  // The logarithm of 0.001 is a hair off -3.
  return Math.min(MOST, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
}
