import clsx from 'clsx';
import { type ChangeDirection, directionOfChange, type MaybeDecimal, useFormat } from '@/src/format';
import styles from './Numbers.module.css';

interface ChangeTextProps {
  value: MaybeDecimal;
  /** A percentage unless told otherwise. */
  kind?: 'percent' | 'amount';
  decimals?: number;
  /** Words in place of the number, where it is told in another way. */
  text?: string;
  /** Behind an amount: its asset. */
  unit?: string;
  /** Filled background, as in mobile lists. */
  pill?: boolean;
  className?: string;
}

/** A change with triangle, sign and colour: never told by the colour alone. */
export function ChangeText({ value, kind = 'percent', decimals = 2, text, unit, pill, className }: ChangeTextProps) {
  const format = useFormat();
  const direction = directionOfChange(value, decimals);
  const number = kind === 'percent' ? format.percent(value, decimals) : format.signed(value, decimals);
  return (
    <bdi className={clsx('num', styles.change, styles[direction], pill && styles.pill, className)} dir="ltr">
      <TrendMark direction={direction} />
      <span>
        {text ?? number}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </span>
    </bdi>
  );
}

/** The small triangle beside a change. Flat changes have none. */
function TrendMark({ direction }: { direction: ChangeDirection }) {
  if (direction === 'flat') return null;
  return (
    <svg
      width="7"
      height="7"
      viewBox="0 0 8 8"
      aria-hidden="true"
      className={clsx(direction === 'down' && styles.turned)}
      data-trend={direction}
    >
      <path fill="currentColor" d="M4 1l3.6 6H.4z" />
    </svg>
  );
}
