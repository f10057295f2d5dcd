import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './RadioRows.module.css';

interface RadioRowProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'disabled' | 'onChange' | 'onClick'> {
  /** What is chosen does not fit. */
  isWrong?: boolean;
  /** It cannot be chosen, or should not be. */
  isOff?: boolean;
  className?: string;
  testId?: string;
  /** The cells behind the mark. */
  children: ReactNode;
}

/** One of the rows to choose from: as many cells as the box's `--radio-columns` has columns behind the mark. */
export function RadioRow({ isWrong, isOff, className, testId, children, ...input }: RadioRowProps) {
  const chosen = isWrong ? styles.wrong : styles.chosen;
  return (
    <label className={clsx(styles.row, input.checked && chosen, isOff && styles.off, className)}>
      <input {...input} type="radio" data-testid={testId} />
      {children}
    </label>
  );
}

/** The box of such rows, with what its columns are called where they have names. Its user says what is chosen, and sets the columns. */
export function RadioRows({
  head,
  className,
  children,
  ...group
}: Pick<ComponentProps<'fieldset'>, 'role' | 'aria-label' | 'className'> & { head?: ReactNode; children: ReactNode }) {
  return (
    <fieldset {...group} className={clsx(styles.rows, className)}>
      {head ? (
        <p className={styles.head} aria-hidden="true">
          <span />
          {head}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
