/** [price, quantity] as on the wire. */
export type DepthLevel = readonly [price: string, quantity: string];

export interface StepBox {
  width: number;
  height: number;
  /** Px left free on each side of the middle. */
  gap: number;
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

const baseOf = (box: StepBox) => box.height - 1;

function heightOf(total: number, highest: number, box: StepBox): number {
  const base = baseOf(box);
  const top = 0.08 * box.height;
  return base - (total / highest) * (base - top);
}

function xOf(step: number, steps: number, direction: -1 | 1, box: StepBox): number {
  const middle = box.width / 2;
  return middle + direction * (box.gap + (step * (middle - box.gap)) / Math.max(1, steps));
}

/** The staircase of one side, from the middle outwards, as an SVG path. `direction` -1 draws to the left, 1 to the right. */
export function stepPath(totals: readonly number[], highest: number, direction: -1 | 1, box: StepBox): string {
  const start = `M${round(xOf(0, totals.length, direction, box))} ${baseOf(box)}`;
  const steps = totals.map(
    (total, index) => `V${round(heightOf(total, highest, box))}H${round(xOf(index + 1, totals.length, direction, box))}`,
  );
  return start + steps.join('');
}

const HAIRLINE_EVERY = 3;

/** Thin lines from the base up to every third step. */
export function hairlinePath(totals: readonly number[], highest: number, direction: -1 | 1, box: StepBox): string {
  return totals
    .map((total, index) =>
      (index + 1) % HAIRLINE_EVERY === 0
        ? `M${round(xOf(index + 1, totals.length, direction, box))} ${baseOf(box)}V${round(heightOf(total, highest, box))}`
        : '',
    )
    .join('');
}
