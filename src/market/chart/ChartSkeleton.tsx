import type { CSSProperties } from 'react';
import styles from './Chart.module.css';

/** Bars of a drawn, not a real, course: height and place in whole percent (server and browser differ in the last digits of a sine). */
const BARS = Array.from({ length: 52 }, (_, index) => ({
  key: index,
  from: Math.round(34 + 14 * Math.sin(index / 6) + index * 0.35),
  size: Math.round(6 + 7 * Math.abs(Math.sin(index * 1.7))),
}));

/** A chart's place while it loads, busy until then. */
export function ChartSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true" data-skeleton="">
      {BARS.map(({ key, from, size }) => (
        <span key={key} style={{ '--from': `${from}%`, '--size': `${size}%` } as CSSProperties} />
      ))}
    </div>
  );
}
