import { useId } from 'react';
import { hairlinePath, type StepBox, stepPath } from './depthSteps';

interface DepthStairsProps {
  /** Running totals of each side, from the middle outwards. */
  bids: readonly number[];
  asks: readonly number[];
  width?: number;
  height?: number;
  /** Fills the box around it, whatever its shape; lines keep their thickness. */
  stretch?: boolean;
  /** Thin lines below the steps. */
  hairlines?: boolean;
  className?: string;
}

const SIDES = [
  { side: 'bids', direction: -1, colour: 'var(--buy)' },
  { side: 'asks', direction: 1, colour: 'var(--sell)' },
] as const;

/** Two staircases that meet in the middle. Draws nothing while there is nothing. */
export function DepthStairs({ bids, asks, width = 720, height = 420, stretch, hairlines, className }: DepthStairsProps) {
  const id = useId();
  const box: StepBox = { width, height, gap: 6 };
  const totals = { bids, asks };
  const highest = Math.max(bids.at(-1) ?? 0, asks.at(-1) ?? 0);
  if (highest <= 0) return null;
  const size = stretch ? { preserveAspectRatio: 'none' } : { width, height };
  const still = stretch ? { vectorEffect: 'non-scaling-stroke' } : undefined;
  return (
    <svg {...size} viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true" direction="ltr">
      {SIDES.map(({ side, direction, colour }) => {
        const line = stepPath(totals[side], highest, direction, box);
        return (
          <g key={side} data-side={side}>
            <linearGradient id={`${id}-${side}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={colour} stopOpacity=".34" />
              <stop offset="1" stopColor={colour} stopOpacity=".02" />
            </linearGradient>
            <path d={`${line}V${height - 1}Z`} fill={`url(#${id}-${side})`} />
            {hairlines ? (
              <path d={hairlinePath(totals[side], highest, direction, box)} stroke={colour} strokeOpacity=".16" {...still} />
            ) : null}
            <path d={line} fill="none" stroke={colour} strokeWidth="1.6" {...still} />
          </g>
        );
      })}
      <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--border-strong)" {...still} />
      <path d={`M${width / 2} 16V${height}`} stroke="var(--text-primary)" strokeDasharray="2 4" {...still} />
    </svg>
  );
}
