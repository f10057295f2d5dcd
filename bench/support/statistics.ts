/** The value below which a share (0 to 1) of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const whole = (value: number) => Math.round(value).toLocaleString('en');
