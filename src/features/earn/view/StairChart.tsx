import { type Step, stairPath } from '../model/stairs';
import styles from './Earn.module.css';

const SIZE = { width: 600, height: 200 };

interface StairChartProps {
  /** What it shows, for speech. */
  label: string;
  solid: readonly Step[];
  /** What is still to come, or is compared. */
  dashed?: readonly Step[];
  marks: readonly string[];
}

/** Rewards as stairs: solid what is, dashed what will be or could be. */
export function StairChart({ label, solid, dashed = [], marks }: StairChartProps) {
  const line = stairPath(solid, SIZE.width, SIZE.height);
  const end = (solid.at(-1)?.at ?? 0) * SIZE.width;
  return (
    <figure className={styles.chart} aria-label={label}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
        {line ? <path d={`${line}V${SIZE.height}H${((solid[0]?.at ?? 0) * SIZE.width).toFixed(1)}Z`} className={styles.area} /> : null}
        <path d={stairPath(dashed, SIZE.width, SIZE.height)} className={styles.dashed} />
        <path d={line} className={styles.solid} />
        <line x1={end} x2={end} y1={0} y2={SIZE.height} className={styles.today} />
      </svg>
      <figcaption className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </figcaption>
    </figure>
  );
}
