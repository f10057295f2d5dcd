/** The value below which a share (0 to 1) of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const whole = (value: number) => Math.round(value).toLocaleString('en');

/** Growth an hour by least squares, so that single looks before or after a clean-up do not decide. */
export function slopePerHour<Look extends { atMs: number }>(looks: readonly Look[], pick: (look: Look) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [atMs, size] = [mean(looks.map((each) => each.atMs)), mean(looks.map(pick))];
  const over = looks.reduce((sum, each) => sum + (each.atMs - atMs) * (pick(each) - size), 0);
  const under = looks.reduce((sum, each) => sum + (each.atMs - atMs) ** 2, 0);
  return under === 0 ? 0 : (over / under) * 3_600_000;
}
