import clsx from 'clsx';
import { type MaybeDecimal, useFormat } from '@/src/format';
import styles from './Numbers.module.css';

interface AmountTextProps {
  value: MaybeDecimal;
  /** Exactly so many places, for columns. Absent: up to eight, without zeros at the end. */
  decimals?: number;
  /** Nothing is cut off, and there are at least so many places. */
  least?: number;
  unit?: string;
  className?: string;
}

/** An amount and its unit, rounded down; what was cut off is told on pointing at it. */
export function AmountText({ value, decimals, least, unit, className }: AmountTextProps) {
  const format = useFormat();
  const whole = format.amount(value);
  const isCut = decimals !== undefined && format.amount(value, decimals) !== whole;
  return (
    <bdi className={clsx('num', className)} dir="ltr" title={isCut ? whole : undefined}>
      {least !== undefined ? format.exact(value, least) : decimals === undefined ? whole : format.fixed(value, decimals)}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </bdi>
  );
}
