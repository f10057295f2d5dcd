/** Blocks on top of a block and its own, as far as the chain was read; none for what is in no block. */
export const confirmationsAt = ({ height, head }: { height: number | null; head: number }): number =>
  height === null ? 0 : Math.max(0, head - height + 1);
