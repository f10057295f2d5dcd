import type { ReactNode } from 'react';
import styles from './Donut.module.css';
import type { Share } from './shares';

interface DonutProps {
  shares: readonly Share[];
  /** In the middle. */
  children?: ReactNode;
}

const SIZE = 168;
const WIDTH = 18;
const RADIUS = (SIZE - WIDTH) / 2;
/** Between two parts, of 100. */
const GAP = 0.6;

/** Parts of a whole as a ring. A picture of the list beside it, so speech skips it. */
export function Donut({ shares, children }: DonutProps) {
  let before = 0;
  const arcs = shares.map(({ key, percent, color }) => {
    const start = before;
    before += percent;
    return { key, color, start, length: Math.max(percent - (shares.length > 1 ? GAP : 0), 0.2) };
  });
  return (
    <div className={styles.donut}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle className={styles.track} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={WIDTH} />
        {arcs.map(({ key, color, start, length }) => (
          <circle
            key={key}
            className={styles.part}
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            pathLength={100}
            stroke={color}
            strokeWidth={WIDTH}
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={-start}
          />
        ))}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
