import clsx from 'clsx';
import { type MaybeDecimal, useFormat } from '@/src/format';
import styles from './Numbers.module.css';

interface AmountTextProps {
  value: MaybeDecimal;
  /** Exactly so many places, for columns. Absent: up to eight, without zeros at the end. */
  decimals?: number;
  unit?: string;
  className?: string;
}

/** An amount and its unit, rounded down. */
export function AmountText({ value, decimals, unit, className }: AmountTextProps) {
  const format = useFormat();
  return (
    <bdi className={clsx('num', className)} dir="ltr">
      {decimals === undefined ? format.amount(value) : format.fixed(value, decimals)}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </bdi>
  );
}
