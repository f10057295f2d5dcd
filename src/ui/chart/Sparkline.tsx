import { memo } from 'react';
import { sparklinePath } from './sparklinePath';

interface SparklineProps {
  /** Prices, oldest first, as they came over the wire. */
  values: readonly string[];
  /** Px. */
  width?: number;
  height?: number;
  /** Whether it rose: absent, the first and the last price tell. */
  rising?: boolean;
  /** A soft area below the line. */
  filled?: boolean;
}

/** The past day as a line. A picture of the numbers beside it, so speech skips it; never mirrored. */
export const Sparkline = memo(function Sparkline({ values, width = 128, height = 36, rising, filled = true }: SparklineProps) {
  const points = values.map(Number);
  const line = sparklinePath(points, width, height);
  if (!line) return <svg width={width} height={height} aria-hidden="true" />;
  const isRising = rising ?? (points.at(-1) ?? 0) >= (points[0] ?? 0);
  const colour = isRising ? 'var(--chart-up)' : 'var(--chart-down)';
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" direction="ltr">
      {filled ? <path d={`${line}L${width - 1} ${height}L1 ${height}Z`} fill={colour} fillOpacity=".10" /> : null}
      <path d={line} fill="none" stroke={colour} strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
  );
});
