import type { CSSProperties } from 'react';
import { type Step, stairPath } from '../model/stairs';
import styles from './Chart.module.css';

const SIZE = { width: 600, height: 200 };
/** As much of the width as a mark at an end takes. */
const CLEAR = 0.25;
/** As much as it takes of a chart as narrow as a phone's. */
const CLEAR_NARROW = 0.4;

interface StairChartProps {
  /** What it shows, for speech. */
  label: string;
  solid: readonly Step[];
  /** What is still to come, or is compared. */
  dashed?: readonly Step[];
  /** Below it, evenly from its start to its end. */
  marks: readonly string[];
  /** Beside it, by share of its height. */
  ticks?: readonly { at: number; text: string }[];
  /** What the end of the solid line is called; not where it would cover one of the marks. */
  today?: string;
  /** A line alone, without what lies below it. */
  bare?: boolean;
}

/** Values over time as stairs: solid what is, dashed what will be or could be. Time goes from left to right in every language. */
export function StairChart({ label, solid, dashed = [], marks, ticks = [], today, bare }: StairChartProps) {
  const line = stairPath(solid, SIZE.width, SIZE.height);
  const share = solid.at(-1)?.at ?? 0;
  const end = share * SIZE.width;
  return (
    <figure className={styles.chart} aria-label={label} dir="ltr">
      <div className={styles.plot}>
        {ticks.map(({ at, text }) => (
          <span key={text} className={styles.tick} style={{ '--at': `${(1 - at) * 100}%` } as CSSProperties} aria-hidden="true">
            <bdi className="num">{text}</bdi>
          </span>
        ))}
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
          {line && !bare ? (
            <path d={`${line}V${SIZE.height}H${((solid[0]?.at ?? 0) * SIZE.width).toFixed(1)}Z`} className={styles.area} />
          ) : null}
          <path d={stairPath(dashed, SIZE.width, SIZE.height)} className={styles.dashed} />
          <path d={line} className={styles.solid} />
          {bare || share >= 1 ? null : <line x1={end} x2={end} y1={0} y2={SIZE.height} className={styles.today} />}
        </svg>
      </div>
      <figcaption className={styles.marks}>
        {marks.map((mark, index) =>
          index === 0 || index === marks.length - 1 ? (
            <bdi key={mark}>{mark}</bdi>
          ) : (
            <bdi key={mark} className={styles.between} style={{ '--at': `${(index / (marks.length - 1)) * 100}%` } as CSSProperties}>
              {mark}
            </bdi>
          ),
        )}
        {today !== undefined && share > CLEAR && share < 1 - CLEAR ? (
          <bdi
            className={styles.todayMark}
            data-near={share < CLEAR_NARROW || share > 1 - CLEAR_NARROW || undefined}
            style={{ '--at': `${share * 100}%` } as CSSProperties}
          >
            {today}
          </bdi>
        ) : null}
      </figcaption>
    </figure>
  );
}
