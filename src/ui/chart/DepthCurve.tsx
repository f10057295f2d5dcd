import { DepthStairs } from './DepthStairs';
import { type DepthLevel, runningTotals } from './depthSteps';

interface DepthCurveProps {
  /** From the highest price down. */
  bids: readonly DepthLevel[];
  /** From the lowest price up. */
  asks: readonly DepthLevel[];
  width?: number;
  height?: number;
  /** Levels drawn per side. */
  levels?: number;
  /** Fills the box around it, whatever its shape. */
  stretch?: boolean;
  hairlines?: boolean;
  className?: string;
}

/** The product's one piece of artwork: a real order book as two staircases, one step per level. Draws nothing while the book is empty. */
export function DepthCurve({ bids, asks, levels = 46, ...look }: DepthCurveProps) {
  return <DepthStairs bids={runningTotals(bids, levels)} asks={runningTotals(asks, levels)} {...look} />;
}
