/** A label that wants to stand at a height. */
export interface AxisLabel {
  /** Middle, px from the top. */
  y: number;
  height: number;
  /** How much it counts that this one stays where it belongs; 1 when absent. */
  weight?: number;
}

/** What a price axis has: its height, and the label of the last price if that is in view. */
export interface AxisRoom {
  height: number;
  last: AxisLabel | undefined;
}

/** Height of a label of one line: an own order's, the crosshair's. */
export const LINE_LABEL = 20;

/** The last price's label keeps its place, but for the edges of the axis. Returns its middle. */
export function lastPlace(last: AxisLabel, height: number): number {
  return Math.max(last.height / 2, Math.min(last.y, height - last.height / 2));
}

/** Px free for labels over and under that of the last price; without one all of it is under. */
export function roomsOf({ height, last }: AxisRoom): { over: number; under: number } {
  if (!last) return { over: 0, under: height };
  const middle = lastPlace(last, height);
  return { over: middle - last.height / 2, under: height - middle - last.height / 2 };
}

interface Block {
  /** Where the block's first label would begin, by the weight of its members. */
  at: number;
  weight: number;
  count: number;
}

/**
 * Heights (middles, px) between `from` and `to` at which labels stand in the order given without covering each other, moved the least
 * (squares of px, by weight). Labels that do not fit at all stand below each other from `from` on.
 */
export function spreadLabels(labels: readonly AxisLabel[], from: number, to: number): number[] {
  const offsets = offsetsOf(labels);
  const total = labels.reduce((sum, { height }) => sum + height, 0);
  const blocks: Block[] = [];
  labels.forEach(({ y, weight = 1 }, index) => {
    let block: Block = { at: y - (offsets[index] ?? 0), weight, count: 1 };
    // Labels that would come before their neighbour stand beside it, and the two move as one.
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      blocks.pop();
      block = joined(last, block);
    }
    blocks.push(block);
  });
  const starts = blocks.flatMap(({ at, count }) => Array<number>(count).fill(Math.max(from, Math.min(at, to - total))));
  return starts.map((start, index) => start + (offsets[index] ?? 0));
}

/** The middle of each label below the first one's beginning, were they to stand close together. */
function offsetsOf(labels: readonly AxisLabel[]): number[] {
  let end = 0;
  return labels.map(({ height }) => {
    end += height;
    return end - height / 2;
  });
}

function joined(one: Block, other: Block): Block {
  const weight = one.weight + other.weight;
  return { at: (one.at * one.weight + other.at * other.weight) / weight, weight, count: one.count + other.count };
}
