import clsx from 'clsx';
import { type CSSProperties, type PointerEvent, useId, useMemo, useState } from 'react';
import styles from './AreaChart.module.css';
import { type Area, areaOf, nearestPoint } from './areaScale';

export interface AreaPoint {
  /** ms since 1970 */
  at: number;
  /** A decimal, as it came over the wire. */
  value: string;
}

interface AreaChartProps {
  /** Oldest first. */
  points: readonly AreaPoint[];
  /** What the line says, in words. */
  label: string;
  /** A value beside the line (round: with the places its step needs) or under the pointer. */
  valueText: (value: string, decimals?: number) => string;
  /** A time below the line. */
  timeText: (at: number) => string;
  /** A time under the pointer; as below the line unless given. */
  pointText?: (at: number) => string;
  className?: string;
}

const TIMES = 4;
const at = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;
const pathOf = ({ places }: Area) => `M${places.map(({ x, y }) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join('L')}`;

function timesOf(points: readonly AreaPoint[]): number[] {
  const from = points[0]?.at ?? 0;
  const range = (points.at(-1)?.at ?? 0) - from;
  return Array.from({ length: TIMES }, (_, index) => from + (range * index) / (TIMES - 1));
}

/** A line over time with a soft area below it, and what it says under the pointer. As wide as its place; on phones without axes. */
export function AreaChart({ points, label, valueText, timeText, pointText = timeText, className }: AreaChartProps) {
  const gradient = useId();
  const area = useMemo(() => areaOf(points), [points]);
  const [pointed, setPointed] = useState<number>();
  if (!area) return null;
  const line = pathOf(area);
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(nearestPoint(area, ((clientX - left) / width) * 100));
  };
  const last = area.places.at(-1);
  const place = pointed === undefined ? undefined : area.places[pointed];
  const point = pointed === undefined ? undefined : points[pointed];
  return (
    <div role="img" aria-label={label} dir="ltr" className={clsx(styles.chart, className)}>
      <div className={styles.box} onPointerMove={onPointerMove} onPointerLeave={() => setPointed(undefined)}>
        {area.ticks.map(({ value, y }) => (
          <span key={value} className={styles.grid} style={at(0, y)} />
        ))}
        <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--accent)" stopOpacity=".22" />
            <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
          </linearGradient>
          <path d={`${line}L100 100L0 100Z`} fill={`url(#${gradient})`} />
          <path className={styles.line} d={line} />
        </svg>
        {last ? <span className={styles.end} style={at(last.x, last.y)} /> : null}
        {place && point ? (
          <span className={styles.pointed} style={at(place.x, place.y)} aria-hidden="true">
            <span className={clsx('num', styles.tip, place.x > 50 && styles.before)}>
              <b>{valueText(point.value)}</b> {pointText(point.at)}
            </span>
          </span>
        ) : null}
      </div>
      <div className={clsx('num', styles.values)} aria-hidden="true">
        {area.ticks.map(({ value, y }) => (
          <span key={value} style={at(0, y)}>
            {valueText(value, area.decimals)}
          </span>
        ))}
      </div>
      <div className={clsx('num', styles.times)} aria-hidden="true">
        {timesOf(points).map((time) => (
          <span key={time}>{timeText(time)}</span>
        ))}
      </div>
    </div>
  );
}
