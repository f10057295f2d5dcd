import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Row.module.css';

/** A row of a section: its parts side by side, and a line between it and the row above. */
export function Row({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx(styles.row, className)} {...props} />;
}
