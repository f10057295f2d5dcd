import { useId } from 'react';
import { type DepthLevel, runningTotals, type StepBox, stepPath } from './depthSteps';

interface DepthCurveProps {
  /** From the highest price down. */
  bids: readonly DepthLevel[];
  /** From the lowest price up. */
  asks: readonly DepthLevel[];
  width?: number;
  height?: number;
  /** Levels drawn per side. */
  levels?: number;
  className?: string;
}

const SIDES = [
  { side: 'bids', direction: -1, colour: 'var(--buy)' },
  { side: 'asks', direction: 1, colour: 'var(--sell)' },
] as const;

/** The product's one piece of artwork: a real order book as two staircases. Draws nothing while the book is empty. */
export function DepthCurve({ bids, asks, width = 720, height = 420, levels = 46, className }: DepthCurveProps) {
  const id = useId();
  const box: StepBox = { width, height, gap: 6, levels };
  const totals = { bids: runningTotals(bids, levels), asks: runningTotals(asks, levels) };
  const highest = Math.max(totals.bids.at(-1) ?? 0, totals.asks.at(-1) ?? 0);
  if (highest <= 0) return null;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true" direction="ltr">
      {SIDES.map(({ side, direction, colour }) => {
        const line = stepPath(totals[side], highest, direction, box);
        return (
          <g key={side} data-side={side}>
            <linearGradient id={`${id}-${side}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={colour} stopOpacity=".34" />
              <stop offset="1" stopColor={colour} stopOpacity=".02" />
            </linearGradient>
            <path d={`${line}V${height - 1}Z`} fill={`url(#${id}-${side})`} />
            <path d={line} fill="none" stroke={colour} strokeWidth="1.6" />
          </g>
        );
      })}
      <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--border-strong)" />
      <path d={`M${width / 2} 16V${height}`} stroke="var(--text-primary)" strokeDasharray="2 4" />
    </svg>
  );
}
