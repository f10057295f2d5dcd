import clsx from 'clsx';
import { type FocusEventHandler, type ReactNode, useId } from 'react';
import styles from './AmountBlock.module.css';
import { FieldMessage } from './FieldMessage';
import { useDecimalField } from './useDecimalField';

interface AmountBlockProps {
  /** "From", "You pay". */
  label: string;
  /** It is an outlined field with its label above it elsewhere: here it is only spoken. */
  isField?: boolean;
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
  /** Below the number, within the block. */
  below?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** What is shown is on its way to another value. */
  isStale?: boolean;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  testId?: string;
}

/** A large number and the coin it is of: one of two amounts that belong together (convert, express), or what a form is about (send). */
export function AmountBlock({ label, labelEnd, coin, value, onValueChange, unit, decimals, ...more }: AmountBlockProps) {
  const { isField, below, hint, error, isStale, onFocus, testId } = more;
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
      <div className={clsx(styles.block, isField && styles.field, message && styles.invalid)}>
        {isField ? null : (
          <div className={styles.head}>
            <label htmlFor={id}>{label}</label>
            {labelEnd ? <span className={styles.beside}>{labelEnd}</span> : null}
          </div>
        )}
        <div className={styles.line}>
          <input
            {...input}
            id={id}
            aria-label={isField ? label : undefined}
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
        {below ? <div className={styles.below}>{below}</div> : null}
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={message} />
    </div>
  );
}
