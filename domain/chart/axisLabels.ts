/** A label of the price axis that wants to stand at a height. */
export interface AxisLabel {
  /** Middle, px from the top. */
  y: number;
  height: number;
}

/**
 * Heights (middles, px) at which labels stand without covering each other, in the order given. The first keeps its place, and each next
 * one goes to the free place nearest to where it belongs, above or below.
 */
export function arrangeLabels(labels: readonly AxisLabel[]): number[] {
  const taken: AxisLabel[] = [];
  return labels.map((label) => {
    const y = nearestFree(label, taken);
    taken.push({ y, height: label.height });
    return y;
  });
}

function nearestFree(label: AxisLabel, taken: readonly AxisLabel[]): number {
  const isFree = (y: number) => taken.every((other) => Math.abs(other.y - y) >= (other.height + label.height) / 2);
  // A free place is either where the label belongs or right beside one that is taken.
  const places = [label.y, ...taken.flatMap((other) => besides(other, label.height))];
  const free = places.filter(isFree);
  return free.reduce((best, y) => (Math.abs(y - label.y) < Math.abs(best - label.y) ? y : best), free[0] ?? label.y);
}

function besides(other: AxisLabel, height: number): [number, number] {
  const distance = (other.height + height) / 2;
  return [other.y - distance, other.y + distance];
}
