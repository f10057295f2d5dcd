import { memo } from 'react';
import { type ChangeDirection, directionOfChange, type MaybeDecimal } from '@/src/format';
import { sparklinePath } from './sparklinePath';

interface SparklineProps {
  /** Prices, oldest first, as they came over the wire. */
  values: readonly string[];
  /** Px. */
  width?: number;
  height?: number;
  /** The change in percent that is said beside it: both have one colour, wherever the line begins. */
  change: MaybeDecimal;
  /** A soft area below the line. */
  filled?: boolean;
}

const colours: Readonly<Record<ChangeDirection, string>> = {
  up: 'var(--chart-up)',
  down: 'var(--chart-down)',
  flat: 'var(--text-tertiary)',
};

/** The past day as a line. A picture of the numbers beside it, so speech skips it; never mirrored. */
export const Sparkline = memo(function Sparkline({ values, width = 128, height = 36, change, filled = true }: SparklineProps) {
  const points = values.map(Number);
  const line = sparklinePath(points, width, height);
  if (!line) return <svg width={width} height={height} aria-hidden="true" />;
  const colour = colours[directionOfChange(change, 2)];
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" direction="ltr">
      {filled ? <path d={`${line}L${width - 1} ${height}L1 ${height}Z`} fill={colour} fillOpacity=".10" /> : null}
      <path d={line} fill="none" stroke={colour} strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
  );
});
