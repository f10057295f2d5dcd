/** [price, quantity] as on the wire. */
export type DepthLevel = readonly [price: string, quantity: string];

export interface StepBox {
  width: number;
  height: number;
  /** Px left free on each side of the middle. */
  gap: number;
  levels: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Running totals of quantity, nearest level first. Figures for a drawing, not for money. */
export function runningTotals(levels: readonly DepthLevel[], count: number): number[] {
  let total = 0;
  return levels.slice(0, count).map(([, quantity]) => {
    total += Number(quantity);
    return total;
  });
}

/** The staircase of one side, from the middle outwards, as an SVG path. `direction` -1 draws to the left, 1 to the right. */
export function stepPath(totals: readonly number[], highest: number, direction: -1 | 1, box: StepBox): string {
  const middle = box.width / 2;
  const half = middle - box.gap;
  const step = half / Math.max(1, totals.length);
  const base = box.height - 1;
  const top = 0.08 * box.height;
  let path = `M${round(middle + direction * box.gap)} ${base}`;
  totals.forEach((total, index) => {
    const y = base - (total / highest) * (base - top);
    path += `V${round(y)}H${round(middle + direction * (box.gap + (index + 1) * step))}`;
  });
  return path;
}
