import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { clampPercent } from '@/src/format';
import styles from './Slider.module.css';

interface SliderProps {
  /** What it sets, for speech. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Marked places; five from start to end unless given. */
  stops?: readonly number[];
  /** A value in words or with its unit: "25%", "20×". */
  text?: (value: number) => string;
  /** Prints the stops' texts below; each is a button. */
  showStops?: boolean;
  disabled?: boolean;
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const percent = (value: number) => `${value}%`;

/**
 * A share or a factor by dragging. Under the drawing lies a native range input: arrows, Page and Home keys, touch and the
 * direction of the text come from the browser.
 */
export function Slider(props: SliderProps) {
  const { label, value, onChange, min = 0, max = 100, step = 1, text = percent, showStops, disabled } = props;
  const stops = props.stops ?? QUARTERS.map((share) => min + share * (max - min));
  const place = (at: number) => `${clampPercent(((at - min) / (max - min)) * 100)}%`;
  return (
    <div>
      <div className={styles.slider} style={{ '--at': place(value) } as CSSProperties}>
        <input
          type="range"
          className={styles.input}
          aria-label={label}
          aria-valuetext={text(value)}
          {...{ min, max, step, value, disabled }}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <span className={styles.track} />
        <span className={styles.fill} />
        {stops.map((stop) => (
          <span
            key={stop}
            className={clsx(styles.stop, stop <= value && styles.reached)}
            style={{ '--stop': place(stop) } as CSSProperties}
          />
        ))}
        <span className={styles.knob} />
      </div>
      {showStops ? (
        <div className={styles.labels}>
          {stops.map((stop) => (
            <button key={stop} type="button" className={clsx('num', styles.label)} disabled={disabled} onClick={() => onChange(stop)}>
              {text(stop)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
