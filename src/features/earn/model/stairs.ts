/** A point of a picture: shares of its width and height from the start and the bottom, 0 to 1. */
export interface Step {
  at: number;
  value: number;
}

/** A line in steps through the points, in a picture of so many units; it rises where a step begins. */
export function stairPath(steps: readonly Step[], width: number, height: number): string {
  const y = (value: number) => (height - value * height).toFixed(1);
  const [first] = steps;
  if (!first) return '';
  return steps.reduce(
    (path, { at, value }) => `${path}H${(at * width).toFixed(1)}V${y(value)}`,
    `M${(first.at * width).toFixed(1)} ${y(first.value)}`,
  );
}

/** Steps of a rate that is paid evenly: `count` of them from one point to another. */
export const evenSteps = (count: number, from: Step, to: Step): Step[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return { at: from.at + (to.at - from.at) * share, value: from.value + (to.value - from.value) * share };
  });
