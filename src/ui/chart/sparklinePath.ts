const PAD = 1;
const TOP = 3;

/** A price line as an SVG path within a box of px; undefined for fewer than two points. A flat line runs through the middle. */
export function sparklinePath(values: readonly number[], width: number, height: number): string | undefined {
  const finite = values.filter(Number.isFinite);
  if (finite.length < 2) return undefined;
  const low = Math.min(...finite);
  const range = Math.max(...finite) - low;
  const step = (width - 2 * PAD) / (finite.length - 1);
  const y = (value: number) => (range === 0 ? height / 2 : height - TOP - ((value - low) / range) * (height - 2 * TOP));
  // Two decimals of a pixel are plenty and keep the page small.
  const round = (value: number) => Math.round(value * 100) / 100;
  return `M${finite.map((value, index) => `${round(PAD + index * step)} ${round(y(value))}`).join('L')}`;
}
