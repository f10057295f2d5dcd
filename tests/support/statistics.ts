export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
}

export function correlation(one: readonly number[], two: readonly number[]): number {
  const [centerOne, centerTwo] = [mean(one), mean(two)];
  const shared = mean(one.map((value, index) => (value - centerOne) * ((two[index] ?? 0) - centerTwo)));
  return shared / (deviation(one) * deviation(two));
}

/** Correlation of a series with itself `lag` steps later. */
export function autocorrelation(values: readonly number[], lag: number): number {
  return correlation(values.slice(0, -lag), values.slice(lag));
}

/** 0 for a normal distribution, above it when extreme values are more frequent. */
export function excessKurtosis(values: readonly number[]): number {
  const [center, spread] = [mean(values), deviation(values)];
  return mean(values.map((value) => ((value - center) / spread) ** 4)) - 3;
}
