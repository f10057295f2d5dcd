import clsx from 'clsx';
import { type FocusEventHandler, type ReactNode, useId } from 'react';
import styles from './AmountBlock.module.css';
import { FieldMessage } from './FieldMessage';
import { useDecimalField } from './useDecimalField';

interface AmountBlockProps {
  /** "From", "You pay". */
  label: string;
  /** Beside the label: what is available, what it is worth. */
  labelEnd?: ReactNode;
  /** The coin the amount is of, to be chosen. */
  coin: ReactNode;
  /** Plain decimal; "" for nothing. */
  value: string;
  /** Absent: the amount is worked out from the other one, and stands here to be read. */
  onValueChange?: (value: string) => void;
  /** What the amount is of, which may be typed behind it. */
  unit: string;
  decimals?: number;
  hint?: ReactNode;
  error?: ReactNode;
  /** What is shown is on its way to another value. */
  isStale?: boolean;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  testId?: string;
}

/** One of two amounts that belong together: a label, a large number and the coin it is of (convert, express). */
export function AmountBlock({ label, labelEnd, coin, value, onValueChange, unit, decimals, ...more }: AmountBlockProps) {
  const { hint, error, isStale, onFocus, testId } = more;
  const id = useId();
  const { input, message: ownError } = useDecimalField({
    value,
    onValueChange: onValueChange ?? (() => {}),
    decimalScale: decimals,
    allowNegative: false,
    unit,
    onFocus,
    beside: unit,
  });
  const message = ownError ?? error;
  return (
    <div>
      <div className={clsx(styles.block, message && styles.invalid)}>
        <div className={styles.head}>
          <label htmlFor={id}>{label}</label>
          {labelEnd ? <span className={styles.beside}>{labelEnd}</span> : null}
        </div>
        <div className={styles.line}>
          <input
            {...input}
            id={id}
            placeholder="0"
            data-testid={testId}
            readOnly={onValueChange === undefined}
            aria-describedby={message || hint ? `${id}-message` : undefined}
            aria-invalid={message ? true : undefined}
            aria-busy={isStale || undefined}
            className={clsx('num', styles.amount, isStale && styles.stale)}
          />
          {coin}
        </div>
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={message} />
    </div>
  );
}
